(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),t.credentials=e.crossOrigin===`use-credentials`?`include`:e.crossOrigin===`anonymous`?`omit`:`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();var e,t,n,r,i,a,o,s,c,l,u,d=Symbol.for(`pv`),f={},p=[],m=/^m(i|n|o|s|text|space)$/,h=Array.isArray,g=p.slice,_=Object.assign;function v(e){e&&e.parentNode&&e.remove()}function y(e,t,n){var r,i,a,o={},s=arguments.length;for(a in t)a==`key`?r=t[a]:a==`ref`&&typeof e!=`function`?i=t[a]:o[a]=t[a];return s>2&&(o.children=s>3?g.call(arguments,2):n),b(e,o,r,i,null)}function b(n,r,i,a,o){var s={type:n,props:r,key:i,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:d,__v:o||++t,__i:-1,__u:0};return!o&&e.vnode&&e.vnode(s),s}function x(e){return e.children}function S(e,t){this.props=e,this.context=t,this.__g=0}function C(e,t){if(t==null)return e.__&&C(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!=`function`||e.props.__P?null:C(e)}function w(t){var n,r=t.__v,i=r.__e,a=[],o=[],s=t.__P;s&&((n=_({constructor:d},r)).__v=r.__v+1,e.vnode&&e.vnode(n),ie(s,n,r,t.__n,s.namespaceURI,32&r.__u?[i]:null,a,i||C(r),32&r.__u,o),n.__v=r.__v,n.__.__k[n.__i]=n,j(a,n,o),r.__=r.__e=null,n.__e!=i&&T(n))}function T(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),T(e)}function E(t){(8&t.__g||(t.__g|=8,r.push(t),a++))&&i==e.debounceRendering||((i=e.debounceRendering)||queueMicrotask)(D)}function D(){try{for(var e,t=1;r.length;)r.length>t&&r.sort(o),e=r.shift(),t=r.length,8&e.__g&&w(e)}finally{(a=r.length)&&(i||queueMicrotask)(D)}}function ee(e,t,n,r,i,a,o,s,c,l,u){var d,m,h,g,_,v,y=r.__k||p,b=t.length;for(c=te(n,t,y,c,b),d=0;d<b;d++)(h=n.__k[d])!=null&&(m=~h.__i&&y[h.__i]||f,h.__i=d,v=ie(e,h,m,i,a,o,s,c,l,u),g=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&M(m.ref,null,h,m),h.ref&&u.push(h.ref,h.__c||g,h)),_||=g,4&h.__u?(c=O(h,c,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type==`function`&&v!==void 0?c=v:g&&(c=g.nextSibling),h.__u&=-21);return n.__e=_,c}function te(e,t,n,r,i){var a,o,s,c,l,u,f,p,m,g=n.length,_=g,v=0,y=0,S=e.__k=Array(i);for(a=0;a<i;a++)(o=t[a])!=null&&typeof o!=`boolean`&&typeof o!=`function`?(typeof o!=`object`||o.constructor===String?o=S[a]=b(null,o):h(o)?o=S[a]=b(x,{children:o}):o.constructor===d&&o.__b?o=S[a]=b(o.type,o.props,o.key,o.ref,o.__v):S[a]=o,c=a+v,o.__=e,o.__b=e.__b+1,s=null,~(l=o.__i=ne(o,n,c,_))&&(_--,(s=n[l])&&(s.__u|=2)),s&&s.__v?(o.__u|=16,l==c-1?v--:l==c+1?v++:l!=c&&(l>c?v--:v++,y=1)):(~l||(i>g?v--:i<g&&v++),typeof o.type!=`function`&&(o.__u|=4))):S[a]=null;if(y){for(u=[],f=[],a=0;a<i;a++)if((o=S[a])&&16&o.__u){for(v=0,p=u.length;v<p;)u[m=v+p>>1]<o.__i?v=m+1:p=m;u[v]=o.__i,f[a]=v+1}for(v=u.length;a--;)f[a]&&(f[a]==v?v--:S[a].__u|=4)}if(_)for(a=0;a<g;a++)!(s=n[a])||2&s.__u||(s.__e==r&&(r=C(s)),ce(s,s));return r}function O(e,t,n,r){var i,a,o,s;if(typeof e.type==`function`){if(e.props.__P)return t;if(i=e.__k)for(a=0;a<i.length;a++)i[a]&&(i[a].__=e,t=O(i[a],t,n,!1));return t}for(t&&!t.parentNode&&(t=C(e))&&!t.parentNode&&(t=null),o=e.__e,s=t;s&&s.nodeType==8;)s=s.nextSibling;for(o!=s&&(!r&&n.moveBefore&&o.parentNode?n.moveBefore(o,t):n.insertBefore(o,t||null)),t=o;(t&&=t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(`$s`););return t}function ne(e,t,n,r){var i,a=e.key,o=e.type,s=t[n],c=s&&!(2&s.__u);if(s===null&&a==null||c&&a==s.key&&o==s.type)return n;if(r>+!!c){for(i=n-1;i>=0;i--)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i;for(i=n+1;i<t.length;i++)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i}return-1}function re(e,t,n){n??=``,t[0]==`-`?e.setProperty(t,n):e[t]=n}function k(e,t,n,r,i){var a,o;if(t==`style`){if(typeof n==`string`)e.style.cssText=n;else{if(typeof r==`string`&&(e.style.cssText=r=``),r)for(t in r)n&&t in n||re(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||re(e.style,t,n[t])}}else if(t[0]==`o`&&t[1]==`n`)typeof n!=`function`&&(n=null),typeof r!=`function`&&(r=null),(e.__e||={})[t]=n,n&&r||(o=u[t]||(u[t]=A(t)),(e.__a||={})[t]=l,a=t!=(t=t.replace(c,`$1`)),(t=t.slice(2))[0]<`a`&&(t=t.toLowerCase()),n?e.addEventListener(t,o,a):e.removeEventListener(t,o,a));else{if(i==`http://www.w3.org/2000/svg`)t=t.replace(/xlink(H|:h)/,`h`).replace(/sName$/,`s`);else if(t!=`width`&&t!=`height`&&t!=`href`&&t!=`list`&&t!=`form`&&t!=`tabIndex`&&t!=`download`&&t!=`rowSpan`&&t!=`colSpan`&&t!=`role`&&t!=`popover`&&t in e)try{e[t]=n??``;return}catch{}if(typeof n==`function`)return;n==null||!1===n&&t[4]!=`-`?e.removeAttribute(t):e.setAttribute(t,t==`popover`&&n==1?``:n)}}function A(t){return function(n){var r=this.__e;if(r){if(r=r[t],n[s]==null)n[s]=l++;else if(n[s]<this.__a[t])return;return r(e.event?e.event(n):n)}}}function ie(t,n,r,i,a,o,s,c,l,u){var f,m,g,y,b,w,T,E,D,te,O,ne,re,k,A,ie,j,M,N=n.type;if(n.constructor!==d)return null;128&r.__u&&(l=32&r.__u,f=r.__c.__z)&&(n.__u|=l,m=o=[],f.nodeType==8?c=ae(f,o):o.push(f),c=o[0]||c),(f=e.__b)&&f(n);n:if(typeof N==`function`){g=s.length;try{if(E=n.props,D=(f=N.prototype)&&f.render,te=(f=N.contextType)&&i[f.__c],O=f?te?te.props.value:f.__:i,(y=r.__c)?(n.__c=y,2&y.__g&&(y.__g|=1)):(D?n.__c=y=new N(E,O):(n.__c=y=new S(E,O),y.constructor=N,y.render=le),te&&te.sub(y),y.state||(y.state={}),y.__n=i,y.__g|=8,y.__h=[],y.__k=[]),D&&(y.__s||(y.__s=y.state),N.getDerivedStateFromProps&&(y.__s==y.state&&(y.__s=_({},y.__s)),_(y.__s,N.getDerivedStateFromProps(E,y.__s)))),b=y.props,w=y.state,y.__v=n,r.__c){if(E!==b&&D&&!N.getDerivedStateFromProps&&y.componentWillReceiveProps&&y.componentWillReceiveProps(E,O),n.__v==r.__v&&!(8&y.__g)||!(4&y.__g)&&y.shouldComponentUpdate&&!1===y.shouldComponentUpdate(E,y.__s,O)){n.__v!=r.__v&&(y.props=E,y.state=y.__s,y.__g&=-9),n.__e=r.__e,n.__k=r.__k,n.__k.some(function(e){e&&(e.__=n)}),p.push.apply(y.__h,y.__k),y.__k=[],y.__h.length&&s.push(y),c=C(r);break n}y.componentWillUpdate&&y.componentWillUpdate(E,y.__s,O),D&&y.componentDidUpdate&&y.__h.push(function(){y.componentDidUpdate(b,w,T)})}else D&&!N.getDerivedStateFromProps&&y.componentWillMount&&y.componentWillMount(),D&&y.componentDidMount&&y.__h.push(y.componentDidMount);y.context=O,y.props=E,y.__P=t,y.__g&=-5,ne=e.__r,re=D?25:0;do y.__g&=-9,ne&&ne(n),f=y.render(y.props,y.state=y.__s,y.context);while(8&y.__g&&++re<25);D&&(p.push.apply(y.__h,y.__k),y.__k=[]),y.state=y.__s,y.getChildContext&&(i=_({},i,y.getChildContext())),D&&r.__c&&y.getSnapshotBeforeUpdate&&(T=y.getSnapshotBeforeUpdate(b,w)),k=f&&f.type===x&&f.key==null?f.props.children:f,E.__P&&(f=c,a=(t=E.__P).namespaceURI,l=o=null,r.props&&r.props.__P!=t&&(r.__k.some(function(e){e&&ce(e,e)}),r.__k=null),c=r.__k?C(r,0):null),c=ee(t,h(k)?k:[k],n,r,i,a,o,s,c,l,u),E.__P&&(n.__e=null,c=f),n.__u&=-161,m&&m.some(v),y.__h.length&&s.push(y),1&y.__g&&(y.__g&=-4)}catch(t){if(s.length=g,n.__v=null,l||o){if(t&&t.then){if(n.__u|=128|l,o){for(~(j=o.indexOf(c||void 0))||(j=o.length);(M=o[j-1])&&M.nodeType==8;)j--;for(;j<o.length;j++)if(M=o[j]){if(o[j]=null,A){if(M==ie)break}else{if(M.nodeType!=8)break;M.data.startsWith(`$s`)&&(ie=ae(A=M))}}}if(!A){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;A=c}(f=ae(A=n.__c.__z||(n.__c.__z=A)))?(n.__e=A,c=f):n.__e=c,c&&=c.nextSibling}else o&&o.some(v)}else n.__e=r.__e;n.__k||=r.__k||[],t&&t.then||oe(n),e.__e(t,n,r)}}else c=n.__e=se(r.__e,n,r,i,a,o,s,l,u,t);return(f=e.diffed)&&f(n),c}function ae(e,t){if(e&&e.nodeType==8&&e.data.startsWith(`$s`))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith(`$s`))n++;else if(e.data.startsWith(`/$s`)&&!--n)return e}t&&t.push(e)}}function oe(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(oe))}function j(t,n,r){for(var i=0;i<r.length;)M(r[i++],r[i++],r[i++]);e.__c&&e.__c(n,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(e){e.call(n)})}catch(t){e.__e(t,n.__v)}})}function se(t,n,r,i,a,o,s,c,l,u){var d,p,_,y,b,x,S,w,T=r.props||f,E=n.props,D=n.type;if(D==`svg`?a=`http://www.w3.org/2000/svg`:D==`math`?a=`http://www.w3.org/1998/Math/MathML`:a||=`http://www.w3.org/1999/xhtml`,o){for(d=0;d<o.length;d++)if((b=o[d])&&(D?b.localName==D:b.nodeType==3)){t=b,o[d]=null;break}}if(!t){if(w=u.ownerDocument||document,!D)return w.createTextNode(E);t=w.createElementNS(a,D,E.is?E:u),c&&=(e.__m&&e.__m(n,o),!1),o=null}if(D){if(u=D==`template`&&t.content||t,o=D==`textarea`&&E.defaultValue!=null?null:o&&g.call(u.childNodes),!c&&o)for(T={},d=0;d<t.attributes.length;d++)T[(b=t.attributes[d]).name]=b.value;for(d in T)b=T[d],d==`dangerouslySetInnerHTML`?_=b:d==`children`||d in E||d==`value`&&`defaultValue`in E||d==`checked`&&`defaultChecked`in E||k(t,d,null,b,a);for(d in E)b=E[d],d==`children`?y=b:d==`dangerouslySetInnerHTML`?p=b:d==`value`?x=b:d==`checked`?S=b:c&&typeof b!=`function`||T[d]===b||k(t,d,b,T[d],a);p?(c||_&&(p.__html==_.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),n.__k=[]):(_&&(t.textContent=``),(D==`foreignObject`||a==`http://www.w3.org/1998/Math/MathML`&&m.test(D))&&(a=`http://www.w3.org/1999/xhtml`),ee(u,h(y)?y:[y],n,r,i,a,o,s,o?o[0]:r.__k&&C(r,0),c,l),o&&o.some(v)),c&&D!=`textarea`||(d=`value`,D==`progress`&&x==null?t.removeAttribute(d):x==null||x===t[d]&&(D!=`progress`||x)||k(t,d,x,T[d],a),d=`checked`,S!=null&&S!=t[d]&&k(t,d,S,T[d],a))}else T===E||c&&t.data==E||(t.data=E);return t}function M(t,n,r,i){try{typeof t==`function`?n?n.__x=t(n)||1:(i&&=i.__c||i.__e)&&(n=i.__x)&&(i.__x=null,typeof n==`function`?n():t(null)):t.current=n}catch(t){e.__e(t,r)}}function ce(t,n,r){var i,a,o,s;if(e.unmount&&e.unmount(t),!(i=t.ref)||i.current&&i.current!=t.__e||M(i,null,n,t),i=t.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(t){e.__e(t,n)}i.__P=i.__n=null}if(i=t.__k)for(s=0;s<i.length;s++)i[s]&&ce(i[s],n,typeof t.type!=`function`||r&&!t.props.__P);!r&&(i=t.__c)&&(i=i.__z)&&(a=ae(i,o=[]))&&(i==t.__e&&o.some(v),v(a),v(i)),r||v(t.__e),t.__e=t.__c=t.__=null}function le(e,t,n){return this.constructor(e,n)}function N(t,n){var r,i,a,o;e.__&&e.__(t,n),n.nodeType==9&&(n=n.documentElement),i=(r=t&&32&t.__u)?null:n.__k,n.__k=b(x,{children:[t]}),a=[],o=[],ie(n,n.__k,i||f,f,n.namespaceURI,i?null:n.firstChild?g.call(n.childNodes):null,a,i?i.__e:n.firstChild,r,o),j(a,n.__k,o),n.__k.props.children=null}e={__e:function(e,t,n,r){for(var i,o,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,r||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(t){e=t}}throw a=0,e}},t=0,n=function(e){return e!=null&&e.constructor===d},S.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=_({},this.state)),typeof e==`function`&&(e=e(_({},n),this.props)),e&&(_(n,e),this.__v&&(t&&this.__k.push(t),E(this)))},S.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),E(this))},S.prototype.render=x,r=[],a=0,o=function(e,t){return e.__v.__b-t.__v.__b},s=Symbol(),c=/(PointerCapture)$|Capture$/i,l=0,u={};var ue=1500,de=class{outbox;link;store;url;changed;trouble;socket;timer;owed=new Map;writing;apart=Date.now()-performance.now();constructor(e,t,n,r,i){this.outbox=e,this.link=t,this.store=n,this.url=r,this.changed=i,n.kind===`memory`&&(this.trouble=`refused`),addEventListener(`online`,()=>this.wake()),document.addEventListener(`visibilitychange`,()=>{t.report.asleep=document.hidden,this.run(t.tell(performance.now())),this.wake()}),addEventListener(`pagehide`,()=>{t.report.asleep=!0,this.run(t.tell(performance.now()))})}enter(e,t){this.outbox.set({name:t}),this.run(this.link.enter(e,t)),this.wake()}press(e,t,n,r){this.watchClock();let i=this.outbox.keep(this.link.stamp(e),t,n,r);return this.flush(),this.handle({wake:!0}),i}follow(e){this.run(this.link.follow(e))}wake(){this.watchClock(),this.handle({wake:!0})}settle(){this.flush(),clearTimeout(this.timer);let e=this.link.nextDeadline();e!==void 0&&e!==1/0&&(this.timer=setTimeout(()=>this.wake(),Math.max(0,e-performance.now()))),this.changed()}async leave(){for(this.run(this.link.leave());this.writing;)await this.writing}handle(e){this.run(this.link.handle(performance.now(),e))}run(e){for(let t of e)`connect`in t?this.connect():`close`in t?this.hangUp():this.socket?.readyState===WebSocket.OPEN&&this.socket.send(JSON.stringify(t.send));this.settle()}connect(){let e=new WebSocket(this.url,`court.v1.json`);this.socket=e;let t=t=>this.socket===e&&this.handle(t);e.onopen=()=>t({connected:!0}),e.onmessage=e=>t({message:JSON.parse(e.data)}),e.onclose=()=>t({closed:`the connection is gone`})}hangUp(){let e=this.socket;this.socket=void 0,e?.close()}watchClock(){let e=Date.now()-performance.now(),t=Math.abs(e-this.apart)>ue;this.apart=e,t&&this.run(this.link.restart(performance.now()))}flush(){if(this.writing)return;let e=this.outbox.takeWrites();if(!e)return;for(let[t,n]of e.writes)this.owed.set(t,n);let t=this.owed;this.owed=new Map,this.writing=this.store.write(t).then(()=>this.trouble=this.store.kind===`memory`?`refused`:void 0,e=>{this.owed=new Map([...t,...this.owed]),this.trouble=e instanceof Error&&e.name===`QuotaExceededError`?`full`:`refused`}).then(()=>{this.writing=void 0,this.handle({stored:e.write})})}},fe,P,pe,me,he=Object.is,ge=0,_e=[],ve=[],F=e,ye=F.__b,be=F.__r,xe=F.diffed,Se=F.__c,Ce=F.unmount,we=F.__;function Te(e,t){F.__h&&F.__h(P,e,ge||t),ge=0;var n=P.__H||(P.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function I(e){return ge=1,Ee(Ie,e)}function Ee(e,t,n){var r=Te(fe++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Ie(void 0,t),function(e){var t=(r.__N||r.__)[0],n=r.t(t,e);he(t,n)||(r.__N=[n,r.__[1]],r.__c.setState({}))}],r.__c=P,!P.__f)){P.__f=!0;var i=P.shouldComponentUpdate;P.shouldComponentUpdate=function(e,t,n){var r=this.__H;if(!r)return!0;var a=!1,o=this.props!=e;if(r.__.some(function(e){e.__N&&(a=!0,he(e.__[0],e.__N[0])||(o=!0))}),i){var s=i.call(this,e,t,n);return a?s||o:s}return!a||o}}return r.__}function De(e,t){var n=Te(fe++,3);!F.__s&&Fe(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,P.__H.__h.push(n))}function L(e){return ge=5,Oe(function(){return{current:e}},[])}function Oe(e,t){var n=Te(fe++,7);return Fe(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function ke(){var e;do{for(;e=ve.shift();)try{Ne(e)}catch(t){F.__e(t,{__:(e=e.__P)&&e.__v})}for(;e=_e.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ne),t.__h.some(Pe),t.__h=[]}catch(n){t.__h=[],F.__e(n,e.__v)}}}while(ve.length)}F.__b=function(e){P=null,ye&&ye(e)},F.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),we&&we(e,t)},F.__r=function(e){be&&be(e),fe=0;var t=(P=e.__c).__H;t&&(pe==P?P.__h=[]:(t.__h.some(Ne),t.__h.some(Pe),fe=0),t.__h=[],t.__.some(function(e){e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),pe=P},F.diffed=function(e){xe&&xe(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Me(_e.push(t)),t.__H.__.some(function(e){e.u&&(e.__H=e.u)})),pe=P=null},F.__c=function(e,t){t.some(function(e){try{e.__h.some(Ne),e.__h=e.__h.filter(function(e){return!e.__||Pe(e)})}catch(t){e.__h=[function(){throw t}]}}),Se&&Se(e,t)},F.unmount=function(e){Ce&&Ce(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n&&=n.__c}r.__P=n,Me(ve.push(r))}else Ne(r)}catch(e){t=e}}),r.__H=void 0,t&&F.__e(t,r.__v))};var Ae=typeof requestAnimationFrame==`function`;function je(e){var t,n=function(){clearTimeout(r),Ae&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Ae&&(t=requestAnimationFrame(n))}function Me(e){e!=1&&me==F.requestAnimationFrame||((me=F.requestAnimationFrame)||je)(ke)}function Ne(e){var t=P,n=e.__c;typeof n==`function`&&(e.__c=void 0,n()),P=t}function Pe(e){var t=P;e.__c=e.__(),P=t}function Fe(e,t){return!e||e.length!=t.length||t.some(function(t,n){return!he(t,e[n])})}function Ie(e,t){return typeof t==`function`?t(e):t}var Le=Symbol.for(`preact-signals`);function Re(){if(z>1)z--;else{var e,t=!1;for((function(){var e=Ke;for(Ke=void 0;e!==void 0;){var t=e.S;if(t.v===e.v)for(var n=t.t;n!==void 0;n=n.x)n.i===e.i&&(n.i=t.i);e=e.o}})();He!==void 0;){var n=He;for(He=void 0,Ue++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ye(n))try{n.c()}catch(n){t||=(e=n,!0)}n=r}}if(Ue=0,z--,t)throw e}}function ze(e){if(z>0)return e();Ge=++We,z++;try{return e()}finally{Re()}}var Be,R=void 0;function Ve(e){var t=R,n=Be;R=void 0,Be=void 0;try{return e()}finally{R=t,Be=n}}var He=void 0,z=0,Ue=0,We=0,Ge=0,Ke=void 0,qe=0;function Je(e){if(R!==void 0){var t=e.n;if(t===void 0||t.t!==R)return t={i:0,S:e,p:R.s,n:void 0,t:R,e:void 0,x:void 0,r:t},R.s!==void 0&&(R.s.n=t),R.s=t,e.n=t,32&R.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=R.s,t.n=void 0,R.s.n=t,R.s=t),t}}function B(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}B.prototype.brand=Le,B.prototype.h=function(){return!0},B.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n===void 0?Ve(function(){var e;(e=t.W)==null||e.call(t)}):n.e=e)},B.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Ve(function(){var e;(e=t.Z)==null||e.call(t)}))}},B.prototype.subscribe=function(e){var t=this;return rt(function(){var n=t.value;Ve(function(){return e(n)})},{name:`sub`})},B.prototype.valueOf=function(){return this.value},B.prototype.toString=function(){return this.value+``},B.prototype.toJSON=function(){return this.value},B.prototype.peek=function(){var e=this;return Ve(function(){return e.value})},Object.defineProperty(B.prototype,"value",{get:function(){var e=Je(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Ue>100)throw Error(`Cycle detected`);(function(e){z!==0&&Ue===0&&e.l!==Ge&&(e.l=Ge,Ke={S:e,v:e.v,i:e.i,o:Ke})})(this),this.v=e,this.i++,qe++,z++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Re()}}}});function V(e,t){return new B(e,t)}function Ye(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Xe(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Ze(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function H(e,t){B.call(this,void 0,t),this.x=e,this.s=void 0,this.g=qe-1,this.f=4}H.prototype=new B,H.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===qe))return!0;if(this.g=qe,this.f|=1,this.i>0&&!Ye(this))return this.f&=-2,!0;var e=R;try{Xe(this),R=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return R=e,Ze(this),this.f&=-2,!0},H.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}B.prototype.S.call(this,e)},H.prototype.U=function(e){if(this.t!==void 0&&(B.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}},H.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}},Object.defineProperty(H.prototype,"value",{get:function(){if(1&this.f)throw Error(`Cycle detected`);var e=Je(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Qe(e,t){return new H(e,t)}function $e(e){var t=e.j;if(e.j=void 0,typeof t==`function`){z++;var n=R;R=void 0;try{t()}catch(t){throw e.f&=-2,e.f|=8,et(e),t}finally{R=n,Re()}}}function et(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,$e(e)}function tt(e){if(R!==this)throw Error(`Out-of-order effect`);Ze(this),R=e,this.f&=-2;try{8&this.f&&et(this)}finally{Re()}}function nt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Be&&Be.push(this)}nt.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==`function`&&(this.j=t)}finally{e()}},nt.prototype.S=function(){if(1&this.f)throw Error(`Cycle detected`);this.f|=1,this.f&=-9,$e(this),Xe(this),z++;var e=R;return R=this,tt.bind(this,e)},nt.prototype.N=function(){2&this.f||(this.f|=2,this.u=He,He=this)},nt.prototype.d=function(){this.f|=8,1&this.f||et(this)},nt.prototype.dispose=function(){this.d()};function rt(e,t){var n=new nt(e,t);try{n.c()}catch(e){throw n.d(),e}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var it,at,ot,st=typeof window<`u`&&!!window.__PREACT_SIGNALS_DEVTOOLS__,ct=[];rt(function(){it=this.N})();function lt(t,n){e[t]=n.bind(null,e[t]||function(){})}function ut(e){if(ot){var t=ot;ot=void 0,t()}ot=e&&e.S()}function dt(e){var t=this,r=e.data,i=pt(r);i.name=`ReactiveDom`,i.value=r;var a=Oe(function(){for(var e=t,r=t.__v;r=r.__;)if(r.__c){r.__c.__$f|=4;break}var a=Qe(function(){var e=i.value.value;return e===0?0:!0===e?``:e||``}),o=Qe(function(){return!Array.isArray(a.value)&&!n(a.value)}),s=rt(function(){if(this.N=_t,o.value){var t=a.value;e.__v&&e.__v.__e&&e.__v.__e.nodeType===3&&(e.__v.__e.data=t)}}),c=t.__$u.d;return t.__$u.d=function(){s(),c.call(this)},[o,a]},[]),o=a[0],s=a[1];return o.value?s.peek():s.value}dt.displayName=`ReactiveTextNode`,Object.defineProperties(B.prototype,{constructor:{configurable:!0,value:y(x,null).constructor},type:{configurable:!0,value:dt},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}}),lt(`__b`,function(e,t){if(ut(),at=void 0,typeof t.type==`string`){var n,r=t.props;for(var i in r)if(i!==`children`){var a=r[i];a instanceof B&&(n||(t.__np=n={}),n[i]=a,r[i]=a.peek())}}e(t)}),lt(`__r`,function(e,t){if(e(t),t.type!==x){ut();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=function(e,t){var n;return rt(function(){n=this},{name:t}),n.c=e,n}(function(e){return function(){var t;st&&((t=this.y)==null||t.call(this)),e.__$f|=1,e.setState({})}}(r),typeof t.type==`function`?t.type.displayName||t.type.name:``))),at=r,ut(n)}}),lt(`__e`,function(e,t,n,r){ut(),at=void 0,e(t,n,r)}),lt(`diffed`,function(e,t){ut(),at=void 0;var n;if(typeof t.type==`string`&&(n=t.__e)){var r=t.__np,i=t.props,a=n.U;if(a)for(var o in a){var s=a[o];s===void 0||r&&o in r||(s.d(),a[o]=void 0)}if(r)for(var c in a||(a={},n.U=a),r){var l=a[c],u=r[c];l===void 0?(l=ft(n,c,u,i),a[c]=l):l.o(u,i)}}e(t)});function ft(e,t,n,r){var i=t in e&&e.ownerSVGElement===void 0,a=V(n);return{o:function(e,t){a.value=e,r=t},d:rt(function(){this.N=_t;var n=a.value.value;r[t]!==n&&(r[t]=n,i?e[t]=n:n!=null&&(!1!==n||t[4]===`-`)?e.setAttribute(t,n):e.removeAttribute(t))})}}lt(`unmount`,function(e,t){if(typeof t.type==`string`){var n=t.__e;if(n){var r=n.U;if(r)for(var i in n.U=void 0,r){var a=r[i];a&&a.d()}}var o=t.__np;if(o){var s=t.props;for(var c in o)s[c]=o[c]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var u=l.__$u;u&&(l.__$u=void 0,u.d())}}e(t)}),lt(`__h`,function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)}),S.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u==`boolean`&&!0===this.u){var a=2&this.__$f;if(!(r||a||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var o in e)if(o!==`__source`&&e[o]!==this.props[o])return!0;for(var s in this.props)if(!(s in e))return!0;return!1};function pt(e,t){return Oe(function(){return V(e,t)},[])}function mt(e,t){var n=L(e);return n.current=e,at.__$f|=4,Oe(function(){return Qe(function(){return n.current()},t)},[])}var ht=function(e){queueMicrotask(function(){queueMicrotask(e)})};function gt(){ze(function(){for(var e;e=ct.shift();)it.call(e)})}function _t(){ct.push(this)===1&&(e.requestAnimationFrame||ht)(gt)}var vt=8,yt=1e-4,bt=class{samples=[];speed=1;sample(e,t,n,r){r!==this.speed&&(this.samples=[]),this.speed=r;let i=(e+t)/2;this.samples.push({offset:n/1e3-i*r,delay:t-e,at:t}),this.samples.length>vt&&this.samples.shift()}guess(e,t,n){this.speed=n,this.samples.every(e=>e.delay===Number.MAX_VALUE)&&(this.samples=[{offset:e-t*n,delay:Number.MAX_VALUE,at:t}])}measureAnew(e){let t=this.best(e);this.samples=t?[{...t,delay:Number.MAX_VALUE}]:[]}at(e){let t=this.best(e);return t?e*this.speed+t.offset:0}estimate(e){let t=this.best(e);if(t&&t.delay!==Number.MAX_VALUE)return{offset:Math.round(t.offset*1e3),error:Math.ceil(xt(t,e)*this.speed*1e3)+1}}delay(){let e=Math.min(...this.samples.map(e=>e.delay));return e<Number.MAX_VALUE?Math.round(e):void 0}reset(){this.samples=[]}best(e){let t;for(let n of this.samples)(!t||xt(n,e)<xt(t,e))&&(t=n);return t}};function xt(e,t){return e.delay/2+Math.max(0,t-e.at)*yt}var U=V(0);function St(e,t,n,r){if(e!=null)return t.running?.side===n?Math.max(0,e-Math.max(0,r-t.running.since)):e}function Ct(e,t){return e.ends_at==null?void 0:Math.max(0,e.ends_at-t)}function wt(e){if(e===void 0)return`–:––`;if(e<1e4){let t=Math.floor(e/100);return`0:0${Math.floor(t/10)}.${t%10}`}let t=Math.ceil(e/1e3),n=e=>String(e).padStart(2,`0`),r=Math.floor(t/3600),i=Math.floor(t/60)%60;return r>0?`${r}:${n(i)}:${n(t%60)}`:`${i}:${n(t%60)}`}var Tt=[`board`,`judge`,`deputy`,`head`];function Et(e,t){return e?.acts.find(({acts:e})=>e.includes(t))}function Dt(e,t,n,r,i){if(!e)return!r;let a=Et(e,t);return!a||Tt.indexOf(n)<Tt.indexOf(a.least)?!1:!r||!a.why_not&&!a.unexpected&&!(a.until!=null&&i>=a.until)}function Ot(e){let t=typeof e==`string`?e:Object.keys(e)[0];return t===`placed`?`moved`:t}function kt(e){return(e??[]).filter(e=>typeof e==`string`)}function At(e,t){let{won:n,drawn:r,both_lost:i}=e?.ends??{};return(typeof t==`object`?n:t===`drawn`?r:i)??[]}function jt(e){return e===`shoes`||e===`dress`}function Mt({game:e,permits:t}){let n=t=>(e?.checks??[]).filter(e=>e.item===t).length;return(t?.checks??[]).filter(e=>n(e)<(jt(e)?2:1))}function Nt({game:e},t,n){return e?.checks?.find(e=>e.item===t&&(e.side??void 0)===n)}function Pt(e,t){if(t.epoch!==e.epoch||t.from>e.seq)return{court:e,applied:`missed`};if(t.to<=e.seq)return{court:e,applied:`known`};let n=t.view;return{applied:`changed`,court:{...e,seq:t.to,at:t.at,boards:n?e.boards.map(e=>e.board===n.board?{...n,permits:n.permits??e.permits}:e):e.boards,ticker:[...e.ticker,...t.what].slice(-24)}}}var Ft=5e3,It=5e3,Lt=64,Rt=4,zt=1e3,Bt=1e3,Vt=8,Ht=3e3,Ut={running:250,still:1e3},W={first:250,longest:5e3},Wt=80,Gt=class{outbox;settings;random;standing={is:`connecting`};welcomed;court;clock=new bt;report={asleep:!1};state={is:`idle`};entrance;asksBy;wait=W.first;probes=new Map;followed;constructor(e,t,n){this.outbox=e,this.settings=t,this.random=n}stamp(e){return Math.round(e*1e3*this.outbox.present.speed)}enter(e,t){this.entrance=e,this.settings.name=t,this.wait=W.first;let n=this.outbox.identity!==void 0||e!==void 0;return this.standing=n?{is:`connecting`}:{is:`newcomer`},this.state=n?{is:`resting`,until:-1/0}:{is:`idle`},[{close:!0}]}leave(){return this.state={is:`ended`},[{close:!0}]}follow(e){return this.followed===e||(this.followed=e,this.court=void 0,this.state.is!==`up`)?[]:(this.state.session.awaiting=!0,[{send:{follow:{court:e}}}])}get following(){return this.followed}restart(e){return this.outbox.begin(this.outbox.present.speed),this.clock.reset(),this.state.is===`idle`||this.state.is===`ended`?[]:(this.state={is:`resting`,until:e},[{close:!0}])}nextDeadline(){let e=this.state;switch(e.is){case`idle`:case`ended`:return;case`up`:{let{quick:t,quickUntil:n,nextHeartbeat:r,nextProbe:i,heard:a}=e.session;return Math.min(t>0?n:r,i,a+Ht)}case`asking`:return Math.min(e.nextProbe,e.heard+Ht);default:return e.until}}handle(e,t){let n=[];return`wake`in t?this.wake(e,n):`connected`in t?this.greet(e,n):`message`in t?this.message(e,t.message,n):`stored`in t?(this.outbox.stored(t.stored),this.pump(e,n)):this.state.is!==`resting`&&this.state.is!==`idle`&&this.state.is!==`ended`&&this.rest(e,t.closed),n}pump(e,t){if(this.heartbeatIfDue(e,t),this.state.is!==`up`)return;let{session:n}=this.state,r=this.outbox.present.boot;for(;n.quick===0&&n.inFlight.size<Lt;){let e=n.cursors[0];if(!e)return;let i=this.outbox.next(e.boot,e.from);if(i)e.from=i.n+1,n.inFlight.add(`${i.boot}/${i.n}`),t.push({send:{request:i}});else if(e.boot===r||n.cursors.length===1)return;else n.cursors.shift()}}wake(e,t){let n=this.state;if(n.is!==`idle`&&n.is!==`ended`){if(n.is===`up`)return this.wakeSession(e,n.session,t);if(n.is===`asking`)return this.wakeAsking(e,t);n.until>e||(n.is===`resting`?(this.state={is:`connecting`,until:e+Ft},t.push({connect:!0})):n.is===`connecting`?this.lose(e,`no connection within 5 s`,t):this.lose(e,`no answer within 5 s`,t))}}greet(e,t){if(this.state.is!==`connecting`)return;let n=this.outbox.identity?.token,r=this.outbox.pending,i=n===void 0?this.entrance===`asking`?`asking`:`code`:`token`,a=n===void 0?typeof this.entrance==`object`?{code:{code:this.entrance.code}}:this.asksBy?{asking_again:this.asksBy}:`asking`:{token:{token:n}};this.state={is:`greeting`,until:e+It,named:r,by:i},i===`asking`&&(this.standing={is:`asking`,number:this.asksBy?.number});let{software:o}=this.settings,s=Kt(this.settings.name,Wt),{boot:c}=this.outbox.present,{epoch:l,mac:u}=this.outbox.epoch,d={epoch:l,...u!==void 0&&{epoch_mac:u}};t.push({send:{hello:{versions:{min:1,max:1},credential:a,name:s,software:o,boot:c,...d,pending:r}}})}message(e,t,n){let r=this.state;if(r.is===`up`){if(r.session.heard=e,`outcome`in t){let{boot:i,n:a}=t.outcome;r.session.inFlight.delete(`${i}/${a}`),this.outbox.done(t.outcome),this.pump(e,n)}else`probe`in t?this.probeAnswered(e,t.probe,r.session,n):`frame`in t?this.frame(t.frame,r.session,n):`snapshot`in t?this.snapshot(e,t.snapshot,r.session):`goodbye`in t?this.goodbye(e,t.goodbye,`token`,n):(`welcome`in t||`asked`in t)&&this.lose(e,`the server spoke as to a phone it does not know`,n)}else r.is===`greeting`?`welcome`in t?this.welcome(e,t.welcome,r.named,n):`goodbye`in t?this.goodbye(e,t.goodbye,r.by,n):`asked`in t?(this.state={is:`asking`,named:r.named,probe:0,nextProbe:e,heard:e},this.standing={is:`asking`,number:t.asked.number},this.asksBy=t.asked,this.wait=W.first,this.wakeAsking(e,n)):this.lose(e,`the server spoke before its welcome`,n):r.is===`asking`&&(r.heard=e,`welcome`in t?this.welcome(e,t.welcome,r.named,n):`goodbye`in t?this.goodbye(e,t.goodbye,`asking`,n):`probe`in t||this.lose(e,`the server spoke before its welcome`,n))}wakeAsking(e,t){let n=this.state;n.is===`asking`&&(n.heard+Ht<=e?this.lose(e,`the server has said nothing for 3 s`,t):n.nextProbe<=e&&(n.probe+=1,n.nextProbe=e+Bt,t.push({send:{probe:{id:n.probe,sent:this.stamp(e)}}})))}welcome(e,t,n,r){if(t.epoch<this.outbox.epoch.epoch)return this.wait=W.longest,this.lose(e,`another server has taken over; ask for its address`,r);this.clock.measureAnew(e),this.outbox.seeEpoch(t.epoch,t.epoch_mac);let i=this.outbox.identity,a=t.token??i?.token;a!==void 0&&(t.token!=null||i?.device!==t.device)&&this.outbox.enrolled({device:t.device,token:a}),t.speed!==this.outbox.present.speed&&(this.clock.reset(),this.outbox.begin(t.speed)),this.entrance=void 0,this.wait=W.first;let o=this.outbox.pending.flatMap(e=>{let n=t.have.find(t=>t.boot===e)?.n??0;return this.outbox.agree(e,n)??[]});if(this.outbox.pending.some(e=>!n.includes(e))){r.push({close:!0}),this.state={is:`resting`,until:e};return}this.followed!==void 0&&t.courts.includes(this.followed)||(this.followed=t.courts[0],this.court=void 0);let s=this.court?.epoch===t.epoch?this.court.seq:void 0,c={epoch:t.epoch,quick:Rt,quickUntil:e+zt,probe:0,nextProbe:e,nextHeartbeat:e,heard:e,cursors:o,inFlight:new Set,awaiting:s===void 0,said:``};if(this.state={is:`up`,session:c},this.probes.clear(),this.standing={is:`up`},this.welcomed=t,this.followed!==void 0){let e=this.followed;r.push({send:{follow:s===void 0?{court:e}:{court:e,from:s}}})}this.probe(e,c,r)}goodbye(e,t,n,r){let{code:i,text:a}=t;switch(i){case`bad_token`:case`revoked`:return n===`token`&&this.outbox.expelled(),this.stop(i,a,r);case`bad_message`:return n===`token`?this.lose(e,a,r):this.stop(i,a,r);case`bad_code`:case`denied`:case`replaced`:return this.stop(i,a,r);case`version`:case`fenced`:case`court_stopped`:return this.wait=W.longest,this.lose(e,a,r);default:return this.lose(e,a,r)}}stop(e,t,n){this.state={is:`idle`},this.standing={is:`stopped`,code:e,why:t},n.push({close:!0})}lose(e,t,n){n.push({close:!0}),this.rest(e,t)}rest(e,t){let n=this.wait/2+this.random()*(this.wait/2);this.wait=Math.min(this.wait*2,W.longest),this.state={is:`resting`,until:e+n};let r=this.standing.is===`down`?this.standing.since:e;this.standing={is:`down`,since:r,why:t}}wakeSession(e,t,n){if(t.heard+Ht<=e)return this.lose(e,`the server has said nothing for 3 s`,n);if(t.quick>0&&t.quickUntil<=e){let n=this.clock.estimate(e)!==void 0;t.quick=+!n,t.quickUntil=n?e:1/0,t.nextHeartbeat=e}t.nextProbe<=e&&this.probe(e,t,n),this.pump(e,n)}probe(e,t,n){t.probe+=1,t.nextProbe=e+Bt,t.quick===0&&this.probes.delete(t.probe-Vt),this.probes.set(t.probe,e),n.push({send:{probe:{id:t.probe,sent:this.stamp(e)}}})}probeAnswered(e,t,n,r){let i=this.probes.get(t.id);i!==void 0&&(this.clock.sample(i,e,t.court,t.speed),n.quick===1?(n.quick=0,n.nextHeartbeat=e,this.pump(e,r)):n.quick>1&&(--n.quick,this.probe(e,n,r)))}heartbeatIfDue(e,t){if(this.state.is!==`up`)return;let{session:n}=this.state;n.quick>0||n.nextHeartbeat>e||(n.nextHeartbeat=e+(this.isRunning()?Ut.running:Ut.still),t.push({send:this.heartbeat(e,n)}))}tell(e){return this.state.is!==`up`||this.state.session.quick>0?[]:[{send:this.heartbeat(e,this.state.session)}]}heartbeat(e,t){let{boot:n,last:r}=this.outbox.present,i={...this.report,delay:this.clock.delay(),unsent:this.outbox.unsent,shows:this.court?[{court:this.court.court,seq:this.court.seq}]:[]},a=JSON.stringify(i),o=a!==t.said;t.said=a;let s=this.clock.estimate(e);return{heartbeat:{boot:n,through:this.stamp(e),n:r,...s&&{clock:s},...o&&{says:i}}}}isRunning(){return!!this.court?.boards.some(({game:e})=>e&&(e.running||e.phase===`countdown`||e.sides.white.stop||e.sides.black.stop))}frame(e,t,n){if(t.awaiting||e.court!==this.followed||!this.court)return;let r=Pt(this.court,e);r.applied===`missed`?(t.awaiting=!0,n.push({send:{follow:{court:e.court}}})):r.applied===`changed`&&(this.court=r.court)}snapshot(e,t,n){t.court===this.followed&&(n.awaiting=!1,this.court=t,this.clock.guess(t.at,e,t.speed))}};function Kt(e,t){let n=[...e];for(;new TextEncoder().encode(n.join(``)).length>t;)n.pop();return n.join(``)}function qt(e){return Math.floor(e/256)}function Jt(e,t,n){let{outcome:r}=e;if(!r)return{is:t?`kept`:`keeping`};if(`refused`in r.verdict)return{is:`refused`,refusal:r.verdict.refused.refusal};let{rulings:i,undecided:a}=r.verdict.recorded,o=()=>n?.boards.some(({game:t})=>t?.inbox?.some(t=>Yt(t,e,r.seq))),s=n?.court===e.request.court&&n.seq>=r.seq;return a?{is:s&&!o()?`decided`:`server`}:{is:`ruled`,rulings:i}}function Yt({fact:e,question:t},{request:{ask:n}},r){let i=e=>qt(e)===r||`replace`in n&&qt(e)===r-1;return i(e)?!0:typeof t==`object`&&`late_calls`in t&&t.late_calls.calls.some(i)}function Xt(e,t,n,r){return e.findLast(({request:e,outcome:i})=>!i&&e.boot===t&&Zt(e.ask,n,r))?.request.at}function Zt(e,t,n){if(!(`observe`in e)||e.observe.board!==t||typeof e.observe.seen!=`object`)return!1;let{seen:r}=e.observe;return`stopped`in r&&r.stopped.side===n||`left_stop`in r&&r.left_stop.side===n}function Qt({request:{ask:e}}){return`observe`in e&&typeof e.observe.seen==`object`&&`fault`in e.observe.seen}function $t({request:{ask:e}}){return`observe`in e&&typeof e.observe.seen==`object`&&`walk_card`in e.observe.seen}function en({outcome:e}){return e!==void 0&&`recorded`in e.verdict}function tn({outcome:e}){return e&&e.seq*256}function nn(e,t){let n=tn(e);if(n===void 0)return;let r=e=>`void`in e&&e.void.fact===n||`replace`in e&&e.replace.call===n;return t.findLast(({request:{court:t,ask:n}})=>t===e.request.court&&r(n))}function rn(e){let t=tn(e);if(e.wish&&t!==void 0&&en(e))return`take_back`in e.wish?{void:{fact:t,reason:e.wish.take_back.reason}}:{replace:{call:t,...e.wish.replace,sanction:cn(e)}}}function an(e,t){return e.wish!==void 0&&(!e.outcome||en(e))&&!nn(e,t)}function on(e,t){let n=e.wish&&`replace`in e.wish?e.wish.replace:void 0;return n&&an(e,t)?n.board:e.told.lane}function sn(e,t){if(e.outcome&&!en(e))return{is:`idle`};switch(t?.is){case`server`:return{is:`asked`};case`refused`:return{is:`refused`,refusal:t.refusal};case`decided`:return{is:`decided`};case`ruled`:return{is:`granted`};default:return{is:`waiting`}}}function cn({request:{ask:e}}){let t=`observe`in e?e.observe.seen:void 0;return typeof t==`object`&&`fault`in t?t.fault.sanction:`stop`}var ln=`# Words of play that every screen shows: sides, pieces, faults, claims, results.
#
# A message named like an argument words that argument, wherever it occurs.

# the names of the players, where the caller knows them
white = { GIVEN($white) ->
    [yes] { $white }
   *[no] White
}
black = { GIVEN($black) ->
    [yes] { $black }
   *[no] Black
}
side = { $side ->
    [white] { white }
   *[black] { black }
}
other = { $other ->
    [white] { white }
   *[black] { black }
}
role = { $role ->
    [board] board agent
    [judge] line judge
    [deputy] deputy referee
   *[head] head referee
}
device = device { $id }
by = { GIVEN($by) ->
    [yes] { $by }
   *[no] the server's machine
}
court = court { $court }
board = board { $board }
boards = { $boards-n ->
    [one] board { $boards }
   *[other] boards { $boards }
}
game = game { $game }
phase = { $phase ->
    [waiting] not started yet
    [countdown] counting down to GO
    [running] being played
    [paused] paused
   *[finished] over
}
ruleset = { $ruleset ->
    [classic] ChessRun
    [walk] ChessWalk
    [sprint] ChessSprint
    [speed] Speed chess
   *[intramural] Intramural
}
result = { $result ->
    [won] { $result-by ->
        [white] White wins
       *[black] Black wins
    }
    [drawn] draw
   *[both_lost] both lose
}
was = { $was ->
    [won] { $was-by ->
        [white] White wins
       *[black] Black wins
    }
    [drawn] draw
   *[both_lost] both lose
}
answer = { $answer ->
    [yes] yes
    [no] no
    [confirm] confirmed
   *[decline] declined
}
termination = { $by ->
    [checkmate] checkmate
    [stalemate] stalemate
    [dead_position] dead position
    [fivefold_repetition] fivefold repetition
    [seventy_five_moves] 75 moves
    [resignation] { $result ->
        [drawn] resignation, and the opponent cannot mate
       *[other] resignation
    }
    [agreement] agreement of the two players
    [flag_fall] { $result ->
        [drawn] flag fall, and the opponent cannot mate
       *[other] flag fall
    }
    [captured_points] captured points
    [illegal_position] illegal position
    [threefold_repetition] threefold repetition
    [fifty_moves] 50 moves
    [illegal_moves] second illegal move
    [flag_declared] flag declared
    [both_flags] both flags down
    [king_left_in_check] king left in check
    [illegal_move] illegal move
    [players_agreed] agreement of both players
    [forfeit] forfeit
    [penalty] penalty
    [red_cards] third red card
    [entered] entry of two referees
   *[ruling] ruling
}
fault = { $fault ->
    [no_crossing] no crossing
    [false_start] false start
    [moved_before_run] moved before the run
    [offer_without_card] offer without a card
    [disturbance] disturbance
    [equipment] shoes or clothes
    [red_card] third or further red card
   *[other] { GIVEN($fault-reason) ->
        [yes] { $fault-reason }
       *[no] another infringement
    }
}
piece = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
    [pawn] pawn
   *[inverted_rook] inverted rook
}
claim = { $claim ->
    [illegal_move] illegal move
    [press_without_move] press without a move
    [touch_move] touched another piece
    [moved_before_run] moved before the run
    [irregularity] { GIVEN($claim-what) ->
        [yes] { $claim-what }
       *[no] another irregularity
    }
    [flag_down] { $claim-of ->
        [white] White's flag is down
       *[black] Black's flag is down
    }
    [both_flags_down] both flags are down
    [king_in_check] king left in check
    [king_captured] king captured
    [checkmate] checkmate
    [stalemate] stalemate
    [dead_position] dead position
    [threefold] the same position for the third time{ with-announced }
   *[fifty_moves] fifty moves{ with-announced }
}
with-announced = { GIVEN($claim-uci) ->
    [yes] , with { $claim-uci }
   *[no] { "" }
}
record-of-claim = { GIVEN($record) ->
    [yes] { $record ->
        [yes] by the court's record it is so
       *[no] by the court's record it is not so
    }
   *[no] the court's record does not show it
}
card = { $shown ->
    [caution] caution
   *[red] red card
}
offence = { $offence ->
    [loss_of_contact] loss of contact
   *[bent_knee] bent knee
}
`,un=`# Refusals, rulings, questions and answers of the court.
#
# A key is a family and the code of a variant on the wire (refusal-no-game). Its arguments are the
# variant's fields; see the crate page of \`referee-messages\`.

## Arguments

off-duty = { $why ->
    [relieved] pressed at a device relieved of its duty
   *[revoked] pressed while its device was revoked
}
item-failed = { $item ->
    [electronic_clock] a mechanical clock
    [table_width] a table wider than 85.0 cm
    [no_backrest] a seat with a backrest
    [board_and_pieces] board or pieces that are not FIDE's kind
    [endorsed_clock] a clock that is not endorsed by FIDE
    [standing] no room to play standing
    [captured_men] captured pieces out of the opponent's reach or sight
    [shoes] shoes that do not fit the surface
   *[dress] a bare torso
}

## Refusals: the reasons why a request was refused

refusal-not-yours = a { role } may not { $act ->
    [ready] find boards ready
    [check] check the equipment
    [waive] waive a failed item
    [show_cards] show a walker his cards
    [pause] stop a board
    [enter_result] enter a result
    [replace] replace a call
    [void] make a ruling void
    [void_ruling] make a ruling void that is no call of his own
    [void_others_call] take another referee's call back
    [arrange] record what players arranged
    [pair] put games on boards
    [start] start games
    [abort] stop a countdown
    [annul] make a start void
    [seal] seal a result
    [correct_result] correct a sealed result
    [split] split a call
    [set_clock] set clocks
    [set_position] set a position
    [set_players] correct the players
    [rule_result] rule a result
    [answer] answer for the head referee
    [set_evidence] change what a board reports
    [fault] call a fault
    [penalty] call a fault
    [ladder] give more than ten seconds or a warning
    [stopped] keep the stopwatch
    [left_stop] keep the stopwatch
    [walk_card] show a card
    [chief_called] call the head referee
    [change_devices] change what devices may do
   *[other] report what happens at a board
}: ask the head referee
refusal-off-duty = { off-duty }: press it where the duty is now, or ask the head referee for one
refusal-wrong-court = { GIVEN($role) ->
    [yes] this device is { role } on other courts and has no role on { court }
   *[no] this device has no role on { court }
}
refusal-no-such-court = there is no { court } here
refusal-wrong-board = this device does not report for { board }
refusal-no-such-board = there is no { board } on this court; it has boards 1 to { $boards }
refusal-no-such-game = { GIVEN($on) ->
    [yes] { game } is on board { $on }
   *[no] there is no { game } on this court
}
refusal-no-game = no game is paired on { board }
refusal-game-exists = { game } is already on this court; a new game needs a new number
refusal-board-taken = { $boards-n ->
    [one] { boards } still has a game that has not ended, so no game was put on any board: end it first, or put games on the other boards alone
   *[other] { boards } still have games that have not ended, so no game was put on any board: end them first, or put games on the other boards alone
}
refusal-not-sealed = results of the last games are not sealed ({ $reasons }): enter and seal them, or put the next games on with a reason
unsealed = round { $round }, { boards }: { $state ->
    [open] no result is entered
    [entered] a result is entered once and not confirmed
    [differs] the entries differ, or the board says otherwise
   *[confirmed] the result is confirmed and not sealed
}
refusal-wrong-phase = { game } is { phase }: { $needs ->
    [arrange_before_start] its time is arranged before it starts
    [evidence_is_over] its evidence level counts no more
    [ready_before_start] boards are found ready before their start
    [waiting_or_paused] only a game that waits or stands still can be started
    [before_go] a start can be stopped until GO only; after it, make the start void
    [no_start] no start of it has to be made void
    [stop_countdown] stop its countdown instead
    [void_result] its result has to be made void first
    [not_started] it has not started
    [head_stops_countdown] the head referee stops a countdown
    [paused] it stands still already
    [ended] it has ended
    [goes_on] after the end no penalty is served any more
    [clocks_are_over] its clocks count no more
    [start_ruled] its start has to be ruled first
    [call_as_fault] after the start call it as a fault
    [played] a game of a chain can be drawn once it is played
   *[annul_start] with fewer than ten moves by both its start is made void and the colours are corrected at the board (FIDE 7.3)
}
refusal-from-the-future = the stamp lies { $ahead_ms } ms ahead of the court's clock; check the device's clock
refusal-before-the-game = the stamp lies { $early_ms } ms before the start of { game }
refusal-not-a-move = "{ $text }" is not a move in UCI notation such as e2e4 or e7e8q
refusal-not-at-this-level = { board } does not report { $report ->
    [presses] presses
   *[moves] moves
} at its evidence level
refusal-bad-result = a result by { termination }: { result } is not possible; expected { $fits ->
    [winner] a winner
    [draw] a draw
   *[winner_or_draw] a winner or a draw
}
refusal-bad-go = GO cannot be { $distance_ms } ms from now: { $by_voice ->
    [yes] no more than 5 minutes ago
   *[no] 2 seconds to 5 minutes ahead
}
refusal-no-such-fact = line { LINE($fact) } is not { $expected ->
    [call] a call that counts; look at the board again
    [joined_call] a call that was taken for another referee's; look at the lines again
    [ruling] a ruling, an answer, or a tap that ended a game, and still counts
    [ruling_not_of_the_board] open to a void: nobody called or ruled it, the board or the rules did; enter or rule the right result
    [no_void] open to a void, being one itself: call it again, for its earlier instant
    [open_question] an open question
   *[answer_to_calls] an answer to calls of which one still counts; each was taken back
}
refusal-answered = question { LINE($fact) } was answered already: { answer }, by { by }
refusal-already-void = line { LINE($fact) } is void already; to have it count again, call or rule it again, for its earlier instant
refusal-preview-changed = the effect has changed since that preview; look at the new one
refusal-overtaken = { $change ->
    [became] the result of { game } became { result }
    [sealed] the result of { game } was sealed, { result }, by { by }
    [corrected] the result of { game } was corrected from { was } to { result } by { by }
    [clocks] the clocks of { game } were set by { by }
    [position] the position of { game } was set by { by }
    [players] the players of { game } were corrected by { by }
   *[voided] a correction of { game } was made void
} meanwhile; look again
refusal-not-ready = the start has to wait: { $reasons }; correct it, or start with a reason
refusal-sealed = the result of { game } is sealed; only the head referee corrects it, with a reason
refusal-not-confirmed = the result of { game } is not confirmed yet: { $needs ->
    [players_agree] since its end both players agree on this: { result }; a referee has to enter it
    [players_play_on] since its end both players agree that it goes on: make the end void
    [not_sealed] it is not sealed: enter it, or make the wrong ruling void
    [late_report] a late report about it waits in the inbox
    [entry] a referee has to enter what the board shows
    [end] it has not ended
    [second_entry] a second referee, the head referee or his deputy, has to enter the same
   *[one_result] the entries differ, or the board says otherwise
}
refusal-not-in-this-game = { game } is { ruleset }, which knows no { $unknown ->
    [clocks_stopped] stop of both clocks by a player
    [players_words] word of the players on a claim: the referee rules
    [promotion] promotion that is only said
    [withdrawal] move that is taken back: a touched piece is moved
    [reminder] reminder by a player
    [interference] note of this kind: call a disturbance
    [speed_claim] such claim: the court or the referee sees to it
    [runs] runs
    [stops] stops behind a line
    [draw_cards] draw cards
    [touched_pieces] touched pieces: none has to be moved
    [corrections] corrections: an illegal move loses, or stands
    [penalty] such penalty: note it, or warn
    [walk_cards] cards of walkers: call a fault
    [check_list] check-list
    [item] such item on its check-list
   *[claim] such claim
}
refusal-players-decide = the two players decide { game }: record what they claim and confirm, or that both agree, before you { $act ->
    [rule] rule a result
    [enter] enter a result that is not theirs
    [enter_another] enter another result than they agree on since: { result }
    [enter_unfinished] enter a result of a game that goes on as both say
    [correct] correct it
   *[void] make anything of it void
}
refusal-not-asking = no phone asks with number { $number }; look at the list again
refusal-no-such-device = there is no { $device } here; look at the list again
field = { $field ->
    [tag] the tag
    [reason] the reason
    [fault] the fault
    [claim] the claim
    [name] the name
    [court_name] the court's name
   *[position] the position
}
refusal-bad-text = { $fault ->
    [too_long] { field } is longer than { $fault-max } bytes
    [blank] { field }: an empty one is not possible; expected a few words
   *[unseen] { field }: the character { CODE_POINT($fault-unseen) } is not possible; expected one line of visible characters
}
refusal-too-long = { field } is longer than { $max } bytes

found-answer = { $found ->
    [yes] yes
    [no] no
    [confirm] confirm
   *[decline] decline
}
handed = { $handed ->
    [board] board agent
    [judge] line judge
    [deputy] deputy referee
   *[head] head referee
}
own = { $own ->
    [board] board agent
    [judge] line judge
    [deputy] deputy referee
   *[head] head referee
}

## Settings that are out of their range

setting-list = the list: nothing in it is not possible; expected at least one board or game
setting-games-of-a-board = the list: two games for board { $found } is not possible; expected one game for each board
setting-boards = { $most ->
    [12] the number of boards: { $found } is not possible; expected 1 to 12 boards on a basketball court (CR-2.1-1)
   *[other] the number of boards: { $found } is not possible; expected 1 to { $most } boards
}
setting-court-length = the court's length: { $found } m is not possible; expected at least 28.0 m (CR-2.3-1)
setting-court-width = the court's width: { $found } m is not possible; expected its width along the boards, such as 15.0 m
setting-lane-width = the width of a lane: { $found } m is not possible; expected at least 1.25 m on a basketball court: fewer boards or a wider court (CR-2.1-4)
setting-round = the round: { $found } is not possible; expected a round from 1 on
setting-players = the players: player { $found } against himself is not possible; expected two players
setting-walk-elsewhere = the walk: one in { $found } is not possible; expected none: it is no ChessWalk
setting-walk-consent = the walk: player { $found } ({ side }) has not agreed to walk; expected the consent of both players (CR-4.6-1)
setting-walk-increments = the increments: { $found } is not possible; expected the same for both: masters' are Classical Mode's only
setting-draw-cards = draw cards: { $found } is not possible; expected 0 to 2 for each player (CR-4.4-2)
setting-sprint-draw-cards = draw cards: { $found } is not possible; expected none in ChessSprint (CR-4.7-2)
setting-match-draw-cards = the number of draw cards: { $found } is not possible; expected 0: a match's draws are agreed in words
setting-illegal-move-time = time for an illegal move: { $found } is not possible; expected 0:00 to 10 minutes
setting-time = { side }'s time: { $found } is not possible; expected more than zero, at most 10 hours
setting-time-left = { side }'s time: { $found } is not possible; expected 0:00 to 10 hours
setting-sprint-time = { side }'s time: { $found } is not possible; expected 10 minutes in ChessSprint (CR-4.7-1)
setting-increment = { side }'s increment: { $found } is not possible; expected 0 seconds to 10 minutes
setting-sprint-increment = { side }'s increment: { $found } is not possible; expected none in ChessSprint (CR-4.7-1)
setting-turning-point = { side }'s turning point: { $found } m is not possible; expected 1 to { $farthest } m from the board (CR-2.2-1)
setting-position = the position: "{ $found }" is not possible; expected a position in FEN notation
setting-no-match-limit = the match's limit: none is not possible; expected one, such as an hour (IM-3-2)
setting-limit-elsewhere = the match's limit: one of { $found } is not possible; expected none: only an Intramural match has one
setting-match-limit = the match's limit: { $found } is not possible; expected more than zero, at most 10 hours
setting-window = the time window: one that closes before it opens is not possible; expected one that closes after it opens
setting-window-closed = the time window: one that is closed already is not possible; expected one that closes later (IM-1-2)
setting-arranged-elsewhere = the game: { ruleset } is not possible; expected a match whose players arrange its time
setting-arranged-time = the agreed time: one outside the window of the match is not possible; expected a time within it, or another window from the organiser (IM-1-2)
setting-site-elsewhere = the site: { $found } is not possible; expected none: only Intramural matches are played on one
setting-site = the site: "{ $found }" is not possible; expected the name of one site, such as "chess.com" (IM-1-1)
setting-replacement = a call whose effect has been decided on is not replaced: make it void first, and the head referee confirms that
setting-square = the square: "{ $found }" is not possible; expected one such as e8
setting-red-card = the fault: a red card by itself is not possible; expected the card, with its offence
setting-given-time = time for the opponent: { $found } is not possible; expected more than nothing and at most { CLOCK($max) }
setting-taken-time = time off his clock: { $found } is not possible; expected more than nothing and at most { CLOCK($max) }
setting-ago = how long ago: { $found } is not possible; expected more than nothing and at most { CLOCK($max) }
setting-amendment-answer = the answer: { found-answer } is not possible; expected confirm with the preview, or decline
setting-clock-answer = the answer: { found-answer } is not possible; expected yes, once the clocks on the table show it
setting-answer = the answer: { found-answer } is not possible; expected yes or no
setting-amendment = the amendment: { $found } new facts is not possible; expected no more than one record holds; decline it and rule the result
setting-measure = the finding: { $found } cm is not possible; expected passed or failed
setting-table-width = the table's width: { $found } cm is not possible; expected 0.1 cm to 5 m
setting-waived-item = this item has not failed on this board, or does not keep it from its start: nothing is to be waived
setting-item-of-nobody = the player: nobody is not possible; expected White's or Black's
setting-item-of-player = the item: { side } is not possible; expected one of the board's
setting-clocks = the clocks: nothing to set is not possible; expected a time, or whose clock runs
setting-agreed-draw = a draw by agreement is not possible in ChessSprint; expected a winner, or a draw by the position or the rules (CR-4.7-2)
setting-hand-over = the hand-over: a device that is relieved and has no duty is not possible; expected the device that has it now
setting-duties = the hand-over: the duty of a { handed } for a { own } is not possible; expected a referee's duty for a referee, a board agent's for a board agent, and one role on every court: give the lanes to a device of that court
setting-last-head = the role: no head referee left is not possible; expected another head referee first: hand the role over, or enrol one

## Hindrances of a start

hindrance-no-game = { $boards-n ->
    [one] { boards } has no game
   *[other] { boards } have no game
}
hindrance-not-ready = { $boards-n ->
    [one] { boards } was not found ready
   *[other] { boards } were not found ready
}
hindrance-failed = { $boards-n ->
    [one] { boards } has { failed-item }
   *[other] { boards } have { failed-item }
}
hindrance-proposed-times = { $boards-n ->
    [one] { boards } has times that are only proposed
   *[other] { boards } have times that are only proposed
}
hindrance-clock-to-set = { $boards-n ->
    [one] { boards } has a clock that is still to be set
   *[other] { boards } have a clock that is still to be set
}
hindrance-silent = { $device } is silent ({ boards })
hindrance-clock-unknown = the clock of { $device } is not known ({ boards })
hindrance-clock-off = the clock of { $device } is right only to ± { $error } ms ({ boards })
failed-item = { GIVEN($side) ->
    [yes] { side } with { item-failed } ({ item-rule })
   *[no] { item-failed } ({ item-rule })
}
item-rule = { $item ->
    [board_and_pieces] CR-2.4-2
    [endorsed_clock] CR-2.4-2
    [standing] CR-2.4-2
    [captured_men] SP-31
    [shoes] CR-2.4-3
    [dress] CR-2.4-3
   *[other] CR-2.4-1
}

## Rulings: facts with a rule, for the sender of a request

the-move = { GIVEN($uci) ->
    [yes] { $uci }
   *[no] the move
}
tap = { $tap ->
    [call] call
    [card] card
   *[stopwatch] stopwatch
}
ruling-moved-before-run = { side } moved before the run was made; the run is still owed.
ruling-illegal = { the-move } is illegal; { side } corrects it on his own time.
ruling-waits = { side }'s { $uci } stands until the next move; if no legal position comes of that, the game is drawn. { other } may claim before he moves.
ruling-queened = { side }'s pawn becomes a queen: { $uci }.
ruling-take-back-owed = { GIVEN($touched) ->
    [yes] { side } takes { the-move } back and makes another move with the piece on { $touched }.
   *[no] { side } takes { the-move } back and makes any legal move.
}
ruling-limit-reached = { GIVEN($points-white) ->
    [yes] The match is not completed within its limit; captured by White { $points-white }, by Black { $points-black }.
   *[no] The match is not completed within its limit; the captured points are not known.
}
ruling-arranged = The agreed time is on record with the invitation.
ruling-illegal-stands = { $uci } stands: { other } moved on before it was corrected.
ruling-empty-press = { side } pressed and no move stands on the board: { other }'s clock runs, the turn stays.
ruling-correction-owed = { $hands_back ->
    [yes] { side } corrects it and presses, and runs out and back before his next move; then it is { other }'s turn.
   *[no] { side } corrects it and then runs out and back before his next move.
}
ruling-handed-back = { side } has corrected it: { other }'s clock runs.
ruling-taken-back = { side }'s move is taken back, its increment and its run with it.
ruling-no-move = { side }'s press was the press of a claim and no move.
ruling-claim-ruled = { $verdict ->
    [upheld] { side }'s claim is upheld.
    [rejected] { side }'s claim is rejected; the turn is as it was before it.
    [too_late] { GIVEN($verdict-last-ply) ->
        [yes] { $claim ->
            [touch_move] A player claims about the opponent's move, here { last-move }; { side } has touched a piece since, so his claim is too late.
           *[other] A player claims about the opponent's move, here { last-move }; { side } has moved since, so his claim is too late.
        }
       *[no] A player claims about the opponent's move; { other } has made none.
    }
    [not_on_move] { side } is not on the move; only then can a draw be claimed.
   *[touched] { $claim ->
        [touch_move] { side } has touched a piece himself; he cannot claim touch-move any more.
       *[other] { side } has touched a piece; he cannot claim on this move.
    }
}
last-move = { GIVEN($verdict-last-san) ->
    [yes] { NUMBERED($verdict-last-ply) } { $verdict-last-san }
   *[no] { MOVER($verdict-last-ply) ->
        [white] White's move { MOVE_NUMBER($verdict-last-ply) }
       *[black] Black's move { MOVE_NUMBER($verdict-last-ply) }
    }
}
ruling-announced = { side } has to play { $uci }, the move he announced.
ruling-draw-offered = { GIVEN($cards) ->
    [yes] { side } offers a draw; cards left: { $cards }.
   *[no] { side } offers a draw by his claim.
}
ruling-draw-refused = { side } refuses the draw; the card stays spent.
ruling-time-given = { $is_loss ->
    [yes] { side } loses { CLOCK($time) } { time-for }.
   *[no] { side } gets { CLOCK($time) } { time-for }.
}
time-for = { $why ->
    [illegal_move] for the opponent's illegal move
    [wrong_claim] for the opponent's wrong claim
    [rejected_claim] that ran while the claim was ruled on
    [ladder] by the referee's penalty
   *[restart] for the next game of the chain
}
ruling-called = { $unexpected ->
    [yes] { price }, though nobody expected it of him there.
   *[no] { price }.
}
price = { $sanction ->
    [stop] { $in_stop ->
        [yes] { side } is in his stop: it is ten seconds longer
       *[no] { side } stands ten seconds behind his line when he next comes there
    }
    [note] Recorded against { side }
    [warning] { side } is warned
    [give_opponent] { other } gets time for it
    [take_time] { side } loses time for it
   *[loss_of_game] { side } loses the game for it
}
ruling-joined = One call with the same one made just before; split them if they were two.
ruling-checked = { GIVEN($side) ->
    [yes] { side }: { item-failed }; { item-effect }.
   *[no] { item-failed }; { item-effect }.
}
item-effect = { $weight ->
    [required] the board waits until it is corrected, or the head referee waives it
   *[advised] recorded; it is advised and keeps nobody from playing
}
ruling-waived = Waived: { item-failed }. It does not keep the board from its start.
ruling-carded = { side } is shown a { card } for { offence }.
ruling-cards-shown = { side }'s cards so far are known to everybody.
ruling-link-drawn = Game { $link } is drawn, { termination }. The next one follows at once.
ruling-stop-began = { side }'s stopwatch runs.
ruling-stop-watched = { side }'s stopwatch runs already; you watch it now.
ruling-stop-left = { $seen_leaving ->
    [yes] { side } left early; the whole stop is served again at the next line.
   *[no] { side } has not stood the stop; it is served at the next line.
}
ruling-stop-served = { $unwatched ->
    [yes] { side } is free; nobody watched the end of the stop.
   *[no] { side } is free.
}
ruling-lapsed = The game is over: { $penalties } not served by { side } lapse.
ruling-call-voided = { $served ->
    [yes] The { tap } is void; the time stood is not given back.
   *[no] The { tap } is void.
}
ruling-voided = The ruling is void, and all that followed from it.
ruling-call-split = They were two calls; each is served.
ruling-flag-fell = { side }'s flag fell at 0.000.
ruling-ready = { $ready ->
    [yes] The board is ready.
   *[no] The board is not ready any more.
}
ruling-paired-despite = The board has its next game although { $reasons }.
ruling-counting-despite = { $resumes ->
    [yes] It goes on although { $reasons }.
   *[no] It starts although { $reasons }.
}
ruling-counting = { $by_voice ->
    [yes] GO by voice: the board { $resumes ->
        [yes] goes on
       *[no] starts
    } at the tap.
   *[no] 3, 2, 1, GO: the board { $resumes ->
        [yes] goes on
       *[no] starts
    }.
}
ruling-aborted = The countdown is stopped; every clock is as before.
ruling-started = GO: the game runs.
ruling-resumed = GO: the game goes on, each player where he stood.
ruling-annulled = The start is void; the game waits, its clocks as before.
ruling-paused = Clocks, runs and stops stand still from the tap on.
ruling-result-entered = { $confirms ->
    [yes] Entered, with the right to confirm: { result }.
   *[no] Entered: { result }; another referee confirms it.
}
ruling-set-on-clock = The clock on the table shows the ruled times.
ruling-evidence-set = The board reports so from here on.
ruling-claimed = { side }'s claim is recorded.
ruling-sealed = Sealed: { result }. Only the head referee corrects it.
ruling-result-corrected = { GIVEN($was) ->
    [yes] The sealed result, { was }, is corrected: { result }.
   *[no] The sealed result is corrected: { result }.
}
ruling-clock-set = The clocks are as the head referee set them.
ruling-position-set = The game goes on from the position that was set.
ruling-players-set = The record names the players who really play.
ruling-results-differ = The entries differ, or the board says otherwise; the head referee is asked.
ruling-ended = The game is over: { result }, { termination }.
ruling-set-aside-off-duty = It was { off-duty }; the head referee decides whether it counts.
ruling-set-aside-late = It came more than 30 seconds late; the head referee decides whether it is served.
ruling-set-aside = It would change what has been decided; only the head referee does that.
ruling-amended = A late report replaces earlier rulings.
ruling-boards-paired-despite = Next games on { boards }, although { $reasons }.
ruling-boards-ready = { $ready ->
    [yes] Ready: { boards }.
   *[no] Not ready any more: { boards }.
}
ruling-boards-counting = { $despite ->
    [yes] 3, 2, 1, GO: { boards-counting }, although { $reasons }.
   *[no] 3, 2, 1, GO: { boards-counting }.
}
boards-counting = { $resumes ->
    [all] { boards } go on
    [some] { boards } start, or go on
   *[none] { boards } start
}
ruling-boards-sealed = Sealed: the results of { boards }. Only the head referee corrects them.
ruling-settled = { $how ->
    [stands] Claim: { claim }. It stands between the players.
    [too_late] Claim: { claim }. Too late, he has moved and punched since.
    [too_early] Claim: { claim }. Too early, the opponent has not finished a move.
   *[falls] Claim: { claim }. It does not stand.
}
ruling-end-stands = On the board: { claim }. It ends the game once both confirm it.
ruling-both-stopped = { side } stopped both clocks.
ruling-unpunched = { side } has not punched; his clock runs on.
ruling-late-punch = { side } punches late.
ruling-withdrawn = { side } takes the move back; until the punch he may.
ruling-declared = The pawn is a { piece } from the punch on.
ruling-completed = { side } has punched his claim.
ruling-play-on = Nothing is claimed any more.
ruling-interfered = Recorded; it does not change the game.
ruling-confirmed = { side } confirms; the other has to confirm too.
ruling-disputed = { side } disputes: { claim }; { record-of-claim }. It stays open until both agree.
ruling-runs-on = { side }'s clock runs on.

## Questions to the head referee

question-dead-position = Can neither side mate any more?
question-can-mate = { side } loses if the opponent can still mate: can he?
question-flag-or-press = Was { side }'s press in time? Best estimate: { $left } ms left, ± { $error } ms
question-limit-or-move = Was { side }'s move within the match's limit? Best estimate: { $left } ms before it, ± { $error } ms
question-limit-reached = { GIVEN($points-white) ->
    [yes] The limit is reached, { $points-white } points each: does { white } win?
   *[no] The limit is reached, points not known: does { white } win?
}
question-window-missed = The match's time window closed: may it still be played?
question-flag-expected = Look at the clock: is { side }'s flag down?
question-clock-differs = The clock on the table and the court's figure differ, White { by-white }, Black { by-black }: is the reading right?
by-white = { GIVEN($by-white) ->
    [yes] { SIGNED_SECONDS($by-white) } s
   *[no] not read
}
by-black = { GIVEN($by-black) ->
    [yes] { SIGNED_SECONDS($by-black) } s
   *[no] not read
}
question-moved-before-run = { side } moved before his run (CR-4.2-2): was it seen?
question-illegal-move = { side }'s move { $uci } is illegal: was it reported right?
question-amendment = A late report withdraws { $drop-n ->
    [one] 1 entry
   *[other] { $drop-n } entries
} and adds { $add-n }: is it carried out?
question-unmapped-clock = A report came from a device whose clock is not synchronised: is its time right?
question-claim = { side } claims { claim }: is it upheld?
question-late-calls = { $calls-n ->
    [one] 1 call
   *[other] { $calls-n } calls
} against { side }{ GIVEN($why) ->
    [yes] , { off-duty }
   *[no] { " " }came over 30 s late
}: served at the next return?
question-moves-differ = Two boards differ on { side }'s move: { $first }, then { $second }. Is it { $first }?
question-left-stop = { side } is reported at the board during his stop: did he leave it?
question-left-stop-again = { side } left his stop a second time: is nothing more to follow?
question-unwatched = { side }'s stop ended unwatched: does it count as served?
question-set-clock = { GIVEN($left-white) ->
    [yes] { clock-to-set }
   *[no] { GIVEN($left-black) ->
        [yes] { clock-to-set }
       *[no] { $added-white ->
            [0] { $added-black ->
                [0] Put the clock back to what it showed before; the court knows no times
               *[other] { clock-to-set }
            }
           *[other] { clock-to-set }
        }
    }
}
clock-to-set = Set the clock: White { to-set-white }, Black { to-set-black }{ GIVEN($standing) ->
    [yes] , both stopped
   *[no] { "" }
}{ GIVEN($to_run) ->
    [yes] , { to-run } to move
   *[no] { "" }
}
to-set-white = { GIVEN($left-white) ->
    [yes] to { SHOWN($left-white) }{ $added-white ->
        [0] { "" }
       *[other] { " " }({ SIGNED($added-white) })
    }
   *[no] { $added-white ->
        [0] as it is
       *[other] by { SIGNED($added-white) }
    }
}
to-set-black = { GIVEN($left-black) ->
    [yes] to { SHOWN($left-black) }{ $added-black ->
        [0] { "" }
       *[other] { " " }({ SIGNED($added-black) })
    }
   *[no] { $added-black ->
        [0] as it is
       *[other] by { SIGNED($added-black) }
    }
}
to-run = { $to_run ->
    [white] { white }
   *[black] { black }
}
question-results-differ = { GIVEN($ended-result) ->
    [yes] Results differ: it ended { result }, { termination }; { $entered }
   *[no] Results differ: { $entered }
}
entry = { GIVEN($device) ->
    [yes] { $device }
   *[no] the server's machine
}: { result }
question-proposed-times = After the outage: White { left-white }, Black { left-black }, { GIVEN($to_run) ->
    [yes] { to-run }
   *[no] nobody
} to move?
left-white = { GIVEN($left-white) ->
    [yes] { SHOWN($left-white) }
   *[no] -:--
}
left-black = { GIVEN($left-black) ->
    [yes] { SHOWN($left-black) }
   *[no] -:--
}
question-start-lost = The start did not take place, the server was away at its GO; players may have run: are they back?
question-short-of-time = Look at the clock: has either player less than 2:00, so that both get 2:00 more (CR-4.7-4)?
question-chief-called = The head referee is called to the board

## Answers to questions, where no later fact states the ruling

decided-left-stop = He did not leave his stop.
decided-amendment = { $yes ->
    [yes] It is carried out as it was shown.
   *[no] Everything stays as it is.
}
decided-chief-called = { $yes ->
    [yes] The head referee is at the board.
   *[no] The head referee is not needed there.
}
decided-late-calls = { $yes ->
    [yes] They are served at the next return.
   *[no] They are dropped.
}
decided-proposed-times = { $yes ->
    [yes] The proposed times stand.
   *[no] The proposed times do not stand.
}
decided-set-clock = The clock on the table shows the ruled times.
decided-window-missed = { $yes ->
    [yes] It may still be played.
   *[no] It is not played any more.
}
decided-flag-expected = { $yes ->
    [yes] The flag is down.
   *[no] The flag is not down.
}
decided-clock-differs = { $yes ->
    [yes] The reading is right.
   *[no] The court's figure is right.
}
decided-moves-differ = { $yes ->
    [yes] The move that was reported first stands.
   *[no] The move is the one that was reported second.
}
decided-moved-before-run = { $yes ->
    [yes] It was seen; the game goes on.
   *[no] It was no fault.
}
decided-left-stop-again = { $yes ->
    [yes] Nothing more for leaving the stop again.
   *[no] He did not leave the stop a second time.
}
decided-unwatched = { $yes ->
    [yes] The stop counts as served.
   *[no] The stop does not count as served.
}
decided-results-differ = { $yes ->
    [yes] The result entered last is the one.
   *[no] { GIVEN($result) ->
        [yes] The entries are withdrawn; the end stands: { result }, { termination }.
       *[no] The entries are withdrawn: no result is left, the game is open.
    }
}
decided-start-lost = { $yes ->
    [yes] The players are back where they stood before the start.
   *[no] Nobody had run.
}
decided-short-of-time = { $yes ->
    [yes] Both get two minutes more.
   *[no] The clocks stay as they are.
}
decided-unmapped-clock = It has been seen.

## Notes: events without effect, with the reason

note-after-the-end = Recorded; the game had ended.
note-after-the-flag = Recorded; it came at or after the flag's instant.
note-awaits-the-referee = Recorded; the referee is asked first.
note-after-the-limit = Recorded; it came after the match's limit.
note-before-go = Recorded; it came before GO.
note-while-paused = Recorded; the game stands still.
note-clock-start = Black's press at the start of White's clock.
note-clock-start-differs = Black's press lies more than half a second from "2".
note-move-out-of-turn = Recorded; it was the other side's move.
note-press-out-of-turn = Recorded; the other side's clock was running.
note-misreported-move = The referee ruled that no illegal move was made.
note-return-without-crossing = Back without a crossing; the run is still owed.
note-draw-before-both-moved = A draw can be agreed once both have moved.
note-no-card-left = No draw card is left: this is no offer, it is an infringement.
note-card-away-from-board = A card counts only from a player at the board; it is handed back.
note-offer-lies-already = His own offer is not answered yet; the card is handed back.
note-no-offer = Recorded; no offer lies on the board.
note-own-offer = Recorded; only the opponent answers an offer, nobody withdraws it.
note-claim-awaits = Recorded; a claim is ruled on first.
note-nothing-to-correct = Recorded; nothing was to be corrected.
note-run-before-correction = The run does not count: the irregularity has to be corrected first.
note-not-as-announced = Another move than the announced one; the opponent may claim.
note-not-the-touched-piece = Another piece than the one the illegal move was made with; the opponent may claim.
note-touched = A piece is touched: it has to be moved or taken.
note-clock-not-set-yet = Recorded; the clock on the table does not show the ruled times yet.
note-no-clock-to-set = Recorded; no clock was to be set.
note-nothing-to-serve = Recorded; no penalty waits for him: call it, and he stands.
note-no-stop = Recorded; his stopwatch does not run.
note-while-serving = Recorded; his stop behind the line is not over, and his run is not made.
note-flag-is-the-players = Recorded; a flag is down once a player declares it and stops both clocks.
note-claim-incomplete = Recorded; the claim counts once its maker has punched or the clocks stand.
note-claim-stands = Recorded; what is claimed is settled first.
note-own-claim = Recorded; it is the other player who answers.
note-nothing-claimed = Recorded; nothing is claimed.
note-nothing-to-agree = Recorded; nothing is claimed that this would settle.
note-clocks-stand = Recorded; both clocks stand already.
note-not-a-promotion = Recorded; no pawn becomes that.
note-nothing-to-exchange = Recorded; no pawn stands there for a piece.
note-not-as-declared = Another piece than the declared one, which rules.
note-nothing-placed = Recorded; nothing of his stands there unpunched.
note-reminded = Recorded; a reminder is allowed and owed by nobody.
note-second-caution = Recorded; you have shown him a caution for this: the next is a red card.
note-second-red = Recorded; you have shown him a red card, one a judge counts.
note-impossible-run = Counted; but nobody runs so fast: look at the sensors of this lane.
note-draw-prohibited = Draws are not offered or agreed in ChessSprint: this is an infringement.
note-flag-on-other-clock = Recorded; the court's clock rules here.
`,dn=class{constructor(e){this.value=e}valueOf(){return this.value}},G=class extends dn{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},K=class extends dn{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},fn=class e extends dn{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof dn)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof dn&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},pn=100,mn=`⁨`,hn=`⁩`;function gn(e,t,n){return n===t||n instanceof K&&t instanceof K&&n.value===t.value||t instanceof K&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function _n(e,t,n){return t[n]?En(e,t[n].value):(e.reportError(RangeError(`No default`)),new G)}function vn(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=yn(e,i.value):n.push(yn(e,i));return{positional:n,named:r}}function yn(e,t){switch(t.type){case`str`:return t.value;case`num`:return new K(t.value,{minimumFractionDigits:t.precision});case`var`:return bn(e,t);case`mesg`:return xn(e,t);case`term`:return Sn(e,t);case`func`:return Cn(e,t);case`select`:return wn(e,t);default:return new G}}function bn(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new G(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new G(`$${t}`);if(n instanceof dn)return n;switch(typeof n){case`string`:return n;case`number`:return new K(n);case`object`:if(fn.supportsValue(n))return new fn(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new G(`$${t}`)}}function xn(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new G(t);if(n){let i=r.attributes[n];return i?En(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new G(`${t}.${n}`))}return r.value?En(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new G(t))}function Sn(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new G(i);if(n){let t=a.attributes[n];if(t){e.params=vn(e,r).named;let n=En(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new G(`${i}.${n}`)}e.params=vn(e,r).named;let o=En(e,a.value);return e.params=null,o}function Cn(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new G(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new G(`${t}()`);try{let t=vn(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new G(`${t}()`)}}function wn(e,{selector:t,variants:n,star:r}){let i=yn(e,t);if(i instanceof G)return _n(e,n,r);for(let t of n)if(gn(e,i,yn(e,t.key)))return En(e,t.value);return _n(e,n,r)}function Tn(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new G;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>pn)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${pn}`);r&&n.push(mn),n.push(yn(e,i).toString(e)),r&&n.push(hn)}return e.dirty.delete(t),n.join(``)}function En(e,t){return typeof t==`string`?e.bundle._transform(t):Tn(e,t)}var Dn=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function On(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var kn=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function An(e,t){let n=e[0];if(n instanceof G)return new G(`NUMBER(${n.valueOf()})`);if(n instanceof K)return new K(n.valueOf(),{...n.opts,...On(t,kn)});if(n instanceof fn)return new K(n.toNumber(),{...On(t,kn)});throw TypeError(`Invalid argument to NUMBER`)}var jn=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Mn(e,t){let n=e[0];if(n instanceof G)return new G(`DATETIME(${n.valueOf()})`);if(n instanceof fn||n instanceof K)return new fn(n,On(t,jn));throw TypeError(`Invalid argument to DATETIME`)}var Nn=new Map;function Pn(e){let t=Array.isArray(e)?e.join(` `):e,n=Nn.get(t);return n===void 0&&(n=new Map,Nn.set(t,n)),n}var Fn=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:An,DATETIME:Mn,...t},this._useIsolating=n,this._transform=r,this._intls=Pn(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Dn(this,n,t);try{return Tn(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new G().toString(r);throw e}}},In=/^(-?[a-zA-Z][\w-]*) *= */gm,Ln=/\.([a-zA-Z][\w-]*) *= */y,Rn=/\*?\[/y,zn=/(-?[0-9]+(?:\.([0-9]+))?)/y,Bn=/([a-zA-Z][\w-]*)/y,Vn=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Hn=/^[A-Z][A-Z0-9_-]*$/,Un=/([^{}\n\r]+)/y,Wn=/([^\\"\n\r]*)/y,Gn=/\\([\\"])/y,Kn=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,qn=/^\n+/,Jn=/ +$/,Yn=/ *\r?\n/g,Xn=/( *)$/,Zn=/{\s*/y,Qn=/\s*}/y,$n=/\[\s*/y,er=/\s*] */y,tr=/\s*\(\s*/y,nr=/\s*->\s*/y,rr=/\s*:\s*/y,ir=/\s*,?\s*/y,ar=/\s+/y,or=class{constructor(e){this.body=[],In.lastIndex=0;let t=0;for(;;){let n=In.exec(e);if(n===null)break;t=In.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Ln);){let t=o(Ln),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Un)&&(r=o(Un)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,qn),u([i],i.length)):r?S(r,Jn):null}function u(r=[],i){for(;;){if(n(Un)){r.push(o(Un));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Jn));let c=[];for(let e of r)e instanceof sr&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Zn,SyntaxError);let e=f();if(i(Qn))return e;if(i(nr)){let t=h();return i(Qn,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Vn)){let[,e,t,n=null]=a(Vn);if(e===`$`)return{type:`var`,name:t};if(i(tr)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Hn.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(ir)}}function m(){let e=f();return e.type===`mesg`&&i(rr)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Rn);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i($n,SyntaxError);let e;return e=n(zn)?v():{type:`str`,value:o(Bn)},i(er,SyntaxError),e}function _(){if(n(zn))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(zn),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Wn),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Gn))return o(Gn);if(n(Kn)){let[,e,t]=a(Kn),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(ar),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(Yn,`
`),n=Xn.exec(e)[1].length;return new sr(t,n)}}},sr=class{constructor(e,t){this.value=e,this.length=t}},cr=Object.assign({"../../../protocol/messages/en/play.ftl":ln,"../../../protocol/messages/en.ftl":un}),lr=[`device`,`by`],q=e=>e instanceof K?e.value:typeof e==`number`?e:0,ur=e=>e%2==1?`white`:`black`,dr=e=>String(e).padStart(2,`0`);function fr(e){let t=Math.abs(e),[n,r,i]=[Math.floor(t/36e5),Math.floor(t/6e4)%60,Math.floor(t/1e3)%60],a=`${dr(i)}.${String(t%1e3).padStart(3,`0`)}`;return`${e<0?`-`:``}${n>0?`${n}:${dr(r)}`:r}:${a}`}function pr(e){let t=Math.floor(Math.abs(e)/1e3);return`${e<0?`-`:`+`}${t<60?`${t} s`:`${Math.floor(t/60)}:${dr(t%60)}`}`}var mr={GIVEN:([e])=>e instanceof K||typeof e==`number`||typeof e==`string`&&e!==``?`yes`:`no`,CLOCK:([e])=>fr(q(e)),SHOWN:([e])=>wt(q(e)),SIGNED:([e])=>pr(q(e)),SIGNED_SECONDS:([e])=>`${q(e)<0?``:`+`}${(q(e)/1e3).toFixed(1)}`,SECONDS:([e])=>(q(e)/1e3).toFixed(1),LINE:([e])=>`${Math.floor(q(e)/256)}.${q(e)%256+1}`,CODE_POINT:([e])=>Array.from(String(e),e=>`U+${e.codePointAt(0)?.toString(16).toUpperCase().padStart(4,`0`)}`).join(``),NUMBERED:([e])=>`${Math.ceil(q(e)/2)}${ur(q(e))===`white`?`.`:`...`}`,MOVE_NUMBER:([e])=>String(Math.ceil(q(e)/2)),MOVER:([e])=>ur(q(e))};function hr(e){let t=Object.entries(cr).flatMap(([t,n])=>t.split(/[/.]/).includes(e)?[n]:[]);if(t.length===0)return[];let n=new Fn(e,{useIsolating:!1,functions:mr});for(let e of t)n.addResource(new or(e));return[n]}var gr=(globalThis.navigator?.languages??[]).slice(0,1).flatMap(e=>[e,e.split(`-`)[0]??``]),_r=[...new Set([...gr,`en`])].flatMap(hr);function J({key:e,args:t={}}){let n={};for(let[e,r]of Object.entries(t))n[e]=typeof r==`string`?r:lr.includes(e)?yr(`device`,{id:vr(r)}):vr(r);return yr(e,n)}var vr=e=>new K(e,{useGrouping:!1});function yr(e,t){for(let n of _r){let r=n.getMessage(e)?.value;if(r)return n.formatPattern(r,t,[])}return e}function br(e,t){let[n,r]=Sr(t),i={};if(xr(r))for(let[e,t]of Object.entries(r))Cr(i,e,t);return{key:n===void 0?e:`${e}-${n.replaceAll(`_`,`-`)}`,args:i}}var xr=e=>typeof e==`object`&&!!e&&!Array.isArray(e);function Sr(e){if(typeof e==`string`)return[e,void 0];if(!xr(e))return[void 0,e];let[t,...n]=Object.entries(e);return t&&n.length===0?t:[void 0,e]}function Cr(e,t,n){if(n!=null){if(typeof n==`boolean`)e[t]=n?`yes`:`no`;else if(typeof n==`number`||typeof n==`string`)e[t]=n;else if(Array.isArray(n))e[`${t}-n`]=n.length,e[t]=n.filter(e=>typeof e!=`object`).join(`, `);else{let[r,i]=Sr(n);if(xr(i))for(let[n,r]of Object.entries(i))Cr(e,`${t}-${n}`,r);else r!==void 0&&Cr(e,`${t}-${r}`,i);r!==void 0&&(e[t]=r)}}}function wr(e,t){let n={};return Cr(n,e,t),J({key:e,args:n})}function Tr(e){if(typeof e!=`object`)return J(br(`refusal`,e));if(`bad_setting`in e){let{setting:t,found:n}=e.bad_setting,r=br(`setting`,t);return Cr(r.args,`found`,n??``),J(r)}let t=br(`refusal`,e),n=`not_ready`in e?e.not_ready.hindrances.map(({boards:e,why:t})=>{let n=br(`hindrance`,t);return Cr(n.args,`boards`,e),n}):`not_sealed`in e?e.not_sealed.results.map(e=>br(`unsealed`,e)):[];return t.args.reasons=n.map(J).join(`; `),J(t)}function Er({message:e,reasons:t=[]}){return J({...e,args:{...e.args,reasons:t.map(J).join(`; `)}})}var Y={white:`White`,black:`Black`},Dr={checkmate:`checkmate`,stalemate:`stalemate`,dead_position:`dead position`,fivefold_repetition:`fivefold repetition`,seventy_five_moves:`75 moves`,resignation:`resignation`,agreement:`agreement`,flag_fall:`flag fall`,captured_points:`captured points at the limit`,illegal_position:`illegal position`,threefold_repetition:`threefold repetition`,fifty_moves:`50 moves`,illegal_moves:`second illegal move`,flag_declared:`flag declared`,both_flags:`both flags down`,king_left_in_check:`king left in check`,illegal_move:`illegal move`,players_agreed:`as both players agreed`,forfeit:`forfeit`,penalty:`penalty`,red_cards:`third red card`,entered:`as the referees entered it`,ruling:`the referee's ruling`},Or=e=>wr(`fault`,e);function kr(e){return e==null?`the record does not tell`:e?`by the record it is so`:`by the record it is not so`}var Ar=e=>wr(`claim`,e);function jr(e){return e===`no_flag_before`?`Both agree: no flag was down before that punch`:e===`play_on`?`Both agree to play on`:`first_flag`in e?`Both agree: ${Y[e.first_flag.side]}'s flag fell first`:`Both agree: ${Fr(e.result.result)}`}var Mr={king:`king`,queen:`queen`,rook:`rook`,bishop:`bishop`,knight:`knight`,pawn:`pawn`,inverted_rook:`inverted rook`},Nr={title:`ChessRun court`,demo:`DEMO`,demoWhy:`A demonstration: the moves are real games, the clocks and the runs are made up.`,connecting:`Connecting…`,live:`Live`,lost:e=>`No connection for ${e} s. Clocks may be out of date; trying again.`,stopped:`This court has stopped: nothing more is recorded. This is how it stood last.`,noCourt:`Waiting for the court…`,noGame:`no game`,board:e=>`Board ${e}`,round:e=>`Round ${e}`,player:e=>`Player ${e}`,toMove:`to move`,stale:`board silent`,silent:`silent`,waiting:`not started`,countdown:`starting`,unconfirmed:`start not known`,paused:`paused`,free:`owes no run`,ticker:`What happened`,moves:`Moves`,noMoves:`No moves yet.`,back:`All boards`,limit:`Match limit`,link:e=>`Game ${e}`,linkWhy:e=>`Game ${e} of this sprint: the same colours, the times that were left`,points:e=>`${e} ${e===1?`point`:`points`}`,runs:e=>`${e} ${e===1?`run`:`runs`} made`,notKnown:`moves are not reported`,lastMove:`last move`,pieces:`Piece drawings: Colin M. L. Burnett (GPL-2.0-or-later).`,source:`Free software, GPL-3.0-or-later.`};function Pr(e,t){let n=[];return e>0&&n.push(`${e} ${e===1?`caution`:`cautions`}`),t>0&&n.push(`${t} red`),n.join(`, `)}function Fr(e){return e===`drawn`?`½–½`:e===`both_lost`?`0–0`:e.won.by===`white`?`1–0`:`0–1`}var Ir={board:`board agent`,judge:`line judge`,deputy:`deputy referee`,head:`head referee`},Lr={classic:`ChessRun`,walk:`ChessWalk`,sprint:`ChessSprint`,speed:`Speed chess`,intramural:`Intramural`};function X(e,t){return e.sides[t].name??`Player ${e.sides[t].player}`}function Rr(e){return(e.line_m===void 0?``:` at ${e.line_m} m`)+(e.run_mode===void 0||e.run_mode===`line`?``:`, ${e.run_mode}`)}var zr={electronic_clock:`Electronic clock`,table_width:`Table at most 85 cm wide`,no_backrest:`No backrest`,board_and_pieces:`FIDE's board and pieces`,endorsed_clock:`Clock endorsed by FIDE`,standing:`Room to play standing`,captured_men:`Captured men in reach and sight`,shoes:`Shoes that fit the surface`,dress:`Dress: no bare torso`};function Br(e){return e===`passed`?`in order`:e===`failed`?`not in order`:`measured, ${e.measured.mm/10} cm`}function Vr(e){return e===0?`everything was looked at`:`${e} still to look at`}function Hr({item:e,side:t,waived:n,blocks:r}){let i=r?`keeps the board waiting`:n?`let be`:`noted`;return`${t?`${Y[t]}: `:``}${zr[e]}: not in order, ${i}`}var Ur=[`no other in the house`,`safe as it is`,`both players agree to it`],Wr={caution:`Caution`,red:`Red card`},Gr={loss_of_contact:`loss of contact`,bent_knee:`bent knee`};function Kr(e){return Pr(e.cautions??0,e.reds??0)}var qr=e=>`${Math.max(0,Math.round(e/1e3))} s`;function Jr(e,t,n){let r=t>0?`${t} kept here`:void 0;switch(e.is){case`newcomer`:return{words:`Not enrolled`};case`connecting`:return{words:`Connecting…`,means:r};case`asking`:return{words:`Waiting for the head referee`};case`up`:return{words:t>0?`Live, sending ${t}`:`Live, everything sent`};case`down`:return{words:`No link for ${qr(n-e.since)}`,means:`${r??`Go on: presses are kept here`}`};case`stopped`:return{words:`Stopped`,means:r}}}function Yr(e,t,n){let r=e.flatMap(({phase:e,go_at:t})=>t&&(e===`countdown`||e===`running`)?[{phase:e,go:t}]:[]);if(r.length===0)return;let i=Math.max(...r.map(({go:e})=>e)),a=i-t;if(!(a>9e3||a<-1500))return a>0?`${Math.ceil(a/1e3)}`:n||r.some(({phase:e,go:t})=>t===i&&e===`running`)?`GO`:`GO?`}function Xr({go_at:e},t,n){return n||!e||t<e?`countdown`:`GO said?`}var Zr={refused:`Storage refused: presses live in this page only, do not close it`,full:`Storage full: presses live in this page only, do not close it`},Qr=`RELIEVED: your duty was handed over`,$r=`Relieved: another phone has your lanes. Nothing is called from here until the head referee gives this one a duty again.`;function ei(e){switch(e.is){case`keeping`:return{sign:`○`,words:`being kept`};case`kept`:return{sign:`◔`,words:`kept here`};case`server`:return{sign:`◑`,words:`on the server`,more:`the head referee decides`};case`ruled`:return{sign:`●`,words:`ruled`,more:e.rulings.map(Er).join(` `)};case`decided`:return{sign:`●`,words:`ruled`,more:`the head referee has decided`};case`refused`:return{sign:`✕`,words:`refused`,more:Tr(e.refusal)}}}function ti(e,t){if(!e)return``;let n=`replace`in e?`lane ${e.replace.board}`:void 0;switch(t.is){case`waiting`:return n?`, to be moved to ${n}`:`, to be taken back`;case`asked`:return`, ${n?`moving it to ${n}`:`taking it back`}: the head referee decides`;case`decided`:return`, ${n?`moving it to ${n}`:`taking it back`}: the head referee has decided`;case`granted`:return n?`, moved to ${n}`:`, taken back`;case`refused`:return`, not ${n?`moved to ${n}`:`taken back`}: ${Tr(t.refusal)}`;case`idle`:return n?`, not moved: call it on ${n} again`:`, nothing to take back`}}var ni=[{value:{won:{by:`white`}},short:`1–0`},{value:`drawn`,short:`½–½`},{value:{won:{by:`black`}},short:`0–1`},{value:`both_lost`,short:`0–0`}];function ri(e,t){let[n,r]=[X(t,`white`),X(t,`black`)];return e===`drawn`?`${n} (White) and ${r} (Black) draw.`:e===`both_lost`?`${n} (White) and ${r} (Black) both lose.`:e.won.by===`white`?`${n} (White) wins against ${r} (Black).`:`${r} (Black) wins against ${n} (White).`}function ii({penalties:e=[],more_penalties:t=0}){return e.length+t}function ai({at:e,penalties:t=[]},n){if(e===`homeward`)return`, crossed`;let[r]=t;return e===`at_board`&&r?`, ${qr(n-r.at)}`:``}function oi(e){return/^[a-h][1-8][a-h][1-8][qrbn]?$/.test(e)}var si=36e5;function ci(e){let t=Math.abs(e);if(!(t<6e4))return`This phone's clock is ${t<si?`${Math.round(t/6e4)} min`:t<48*si?`${Math.round(t/si)} h`:`${Math.round(t/(24*si))} days`} ${e>0?`fast`:`slow`}: never mind, the court's counts`}function li(e,{left:t,added:n,to_run:r},i){let a=n=>t[n]==null?null:St(t[n],e,n,i),{key:o,args:s}=br(`question`,{set_clock:{left:{white:a(`white`)??null,black:a(`black`)??null},added:n??{white:0,black:0},to_run:r}});return J({key:o,args:e.phase===`running`?s:{...s,standing:`yes`}})}var ui=[{ms:0,words:`now`},{ms:5e3,words:`5 s ago`},{ms:1e4,words:`10 s ago`},{ms:3e4,words:`30 s ago`}],di=[`injury`,`alarm`,`broken clock`,`dispute`];function fi(e,t,n){return`${Or(e)}, ${t} (${Y[n]})`}var pi={open:``,entered:`entered`,confirmed:`confirmed`,differs:`differs`,sealed:`sealed`};function mi(e){let t=e.result??`open`;if(t!==`confirmed`)return pi[t];if(e.ended?.by===`ruling`)return`ruled`;let n=JSON.stringify(e.ended?.result);return(e.entries??[]).some(e=>JSON.stringify(e.result)!==n)?`decided`:`confirmed`}var hi=`No game is paired here: there is nothing to call.`;function gi(e){let t=(e.entries??[]).map(e=>Fr(e.result)).join(`, `);switch(e.result??`open`){case`open`:return`Nobody has entered a result.`;case`entered`:return`Entered once: ${t}.`;case`confirmed`:return mi(e)===`confirmed`?`Confirmed: ${t}.`:`${e.ended?`${Fr(e.ended.result)}, `:``}${mi(e)} by the head referee${t&&`; entered: ${t}`}.`;case`differs`:return`Entries differ: ${t}.`;case`sealed`:return`The result is sealed: only the head referee corrects it. Call him if it is wrong.`}}var _i=class{outbox;link;driver;standing=V({is:`connecting`});welcomed=V(void 0);isEnrolled=V(!1);court=V(void 0);presses=V([]);unsent=V(0);written=V(0);trouble=V(void 0);ahead=V(0);settings=V({name:``,end:`white`,isFlipped:!1});mode=V({is:`call`});panel=V(void 0);isTurnedAway=V(!1);isTaken=V(!1);spoken=V(``);told=``;isGranting=!1;constructor(e,t,n){this.outbox=e,this.link=t,this.driver=n}refresh(){ze(()=>{this.standing.value=this.link.standing,this.welcomed.value=this.link.welcomed,this.isEnrolled.value=this.outbox.identity!==void 0,this.court.value=this.link.court,this.presses.value=this.outbox.presses,this.unsent.value=this.outbox.unsent,this.written.value=this.outbox.lastWritten,this.trouble.value=this.driver().trouble,this.settings.value=this.outbox.settings,this.isOffDuty()||(this.isTurnedAway.value=!1);let e=this.mode.value;e.is===`replace`&&this.isPast(e.press)&&(this.mode.value={is:`call`})}),this.speak(),this.grantWishes()}tick(e){U.value=this.link.clock.at(e),this.standing.value.is===`up`&&this.court.value?.demo===!1&&this.court.value.speed===1&&(this.ahead.value=Math.round((Date.now()-U.value)/1e3)*1e3)}enter(e,t){this.driver().enter(e,t)}set(e){this.outbox.set(e),this.driver().settle()}follow(e){this.driver().follow(e)}progress(e){return Jt(e,this.outbox.isStored(e,this.written.value),this.court.value)}ownStop(e,t){let{boot:n,speed:r}=this.outbox.present,i=Xt(this.presses.value,n,e,t);return i===void 0?void 0:this.link.clock.at(i/1e3/r)}fate(e){let t=nn(e,this.presses.value);return sn(e,t&&this.progress(t))}isPast({request:e,outcome:t,told:{game:n}}){let r=this.court.value;return!t||n===void 0||r?.court!==e.court?!1:!r.boards.some(e=>e.game?.game===n)}markOf(e){let t=this.court.value?.court;return this.presses.value.findLast((n,r,i)=>on(n,i)===e&&n.request.court===t&&!this.isPast(n))}canTakeBack(e){return this.isPast(e)||!(Qt(e)||$t(e))||e.outcome&&`refused`in e.outcome.verdict?!1:!e.wish||this.fate(e).is===`refused`}touch(e,t){let n=this.mode.value,r=this.settings.value.end;switch(n.is){case`call`:return!this.has(e,`penalty`)||this.stage(e.game)!==`live`?this.open(e.board):this.call(e,{side:r,fault:`no_crossing`,sanction:`stop`,ago:0},t);case`more`:return this.open(e.board);case`chief`:return this.mode.value={is:`call`},this.saw(e,`chief_called`,`head referee called`,t);case`replace`:return this.replace(n.press,e.board,r,vi(n.press))}}open(e){ze(()=>{this.mode.value=this.mode.value.is===`replace`?this.mode.value:{is:`call`},this.panel.value={is:`lane`,board:e}})}call(e,{side:t,fault:n,sanction:r,ago:i},a){let o=i>0?{ago:{time:i}}:void 0,s={fault:{side:t,fault:n,sanction:r,...o&&{back:o}}};this.saw(e,s,fi(n,Z(e.game,t),t),a)}saw(e,t,n,r){this.press({observe:{board:e.board,seen:t}},n,r,e.board)}ready(e,t,n){let r=e.length===1?`lane ${e[0]}`:`${e.length} lanes`;this.press({ready:{boards:e,ready:t}},`${r} ${t?`ready`:`not ready`}`,n,void 0,e[0])}check(e,t,n,r,i){let a=`${e.length===1?``:`${e.length} lanes, `}${zr[t]}${n?` (${Y[n]})`:``}: ${Br(r)}`;this.press({check:{boards:e,item:t,finding:r,...n&&{side:n}}},a,i,e.length===1?e[0]:void 0,e[0])}waive(e,{item:t,side:n},r,i){let a=`${zr[t]} let be: ${r}`;this.press({waive:{board:e,item:t,reason:r,...n&&{side:n}}},a,i,e)}showCards(e,t,n,r){this.press({show_cards:{game:t.game,side:n}},`${X(t,n)} is shown the cards`,r,e.board)}pause(e,t,n){this.press({pause:{boards:[e.board],reason:t}},`paused: ${t}`,n,e.board)}enterResult(e,t,n,r,i){let a=[`result ${Fr(n)}`,r&&Dr[r]].filter(Boolean).join(`, `);this.press({enter_result:{game:t.game,result:n,...r&&{by:r}}},a,i,e.board)}takeBack(e){this.wish(e,{take_back:{reason:`taken back by the judge`}})}replace(e,t,n,r){ze(()=>{this.mode.value={is:`call`},this.panel.value=void 0}),this.wish(e,{replace:{board:t,side:n,fault:r}})}stage(e){return this.isCurrent()?e?e.phase===`finished`?`over`:`live`:`empty`:`live`}isCurrent(){return this.standing.value.is===`up`}offers(e,t){return Dt(e.permits,t,this.welcomed.value?.role??`judge`,this.isCurrent(),U.value)}has(e,t){return!e.permits||Et(e.permits,t)!==void 0}permitsOf(e){return e.permits??this.court.value?.boards.find(({permits:e})=>e)?.permits??void 0}isOffDuty(){return this.isCurrent()&&this.welcomed.value?.relieved===!0}press(e,t,n,r,i=r){if(this.isTurnedAway.value=this.isOffDuty(),this.isTurnedAway.value){this.spoken.value=$r;return}let a=this.link.following??this.court.value?.court??1;this.driver().press(n,a,e,{made:Date.now(),lane:r,game:this.gameOn(i),words:t})?navigator.vibrate?.(15):this.spoken.value=`Too much waits to be sent: nothing more is taken. Tell the head referee.`}gameOn(e){return this.court.value?.boards.find(({board:t})=>t===e)?.game?.game}wish(e,t){let n=e.wish!==void 0;this.outbox.wish(e,t),n&&this.grant({...e,wish:t}),this.driver().settle()}grantWishes(){if(!this.isGranting){this.isGranting=!0;for(let e of this.outbox.presses)an(e,this.outbox.presses)&&this.grant(e);this.isGranting=!1}}grant(e){let t=rn(e);if(!t)return;let{lane:n,game:r,words:i}=e.told,a=e.wish&&`replace`in e.wish?e.wish.replace:void 0;this.driver().press(performance.now(),e.request.court,t,{made:Date.now(),lane:a?.board??n,game:a?this.gameOn(a.board):r,words:a?`was lane ${n}: ${Or(a.fault)}`:`taken back: ${i}`})}speak(){let e=this.presses.value.at(-1);if(!e)return;let{words:t,more:n}=ei(this.progress(e)),r=`${e.told.lane===void 0?``:`Lane ${e.told.lane}, `}${e.told.words}: ${t}${ti(e.wish,this.fate(e))}. ${n??``}`;r!==this.told&&(this.told=r,this.spoken.value=r)}};function Z(e,t){return e?X(e,t):`no game`}function vi(e){let{ask:t}=e.request,n=`observe`in t?t.observe.seen:void 0;return typeof n==`object`&&`fault`in n?n.fault.fault:`no_crossing`}var yi=class{random;identityKept;epochKept={epoch:0};settingsKept={name:``,end:`white`,isFlipped:!1};boots=[];writes=new Map;write=1;written=0;constructor(e,t){this.random=t,this.identityKept=e.get(`identity`),this.epochKept=e.get(`epoch`)??{epoch:0},this.settingsKept={...this.settingsKept,...e.get(`settings`)};for(let[t,n]of e)if(t.startsWith(`boot/`)){let{boot:e,order:t,speed:r,last:i}=n;this.boots.push({boot:e,order:t,speed:r,last:i,kept:[]})}for(let[t,n]of e){if(!t.startsWith(`press/`))continue;let e=n,r=this.boots.find(t=>t.boot===e.request.boot);r?r.kept.push({press:e,write:0,sentAfter:0}):this.writes.set(t,void 0)}this.boots.sort((e,t)=>e.order-t.order);for(let e of this.boots){e.kept.sort((e,t)=>e.press.request.n-t.press.request.n),e.last=Math.max(e.last,e.kept.at(-1)?.press.request.n??0);let t=bi(e);e.kept.some((e,n)=>e.press.request.n!==t+n)&&this.rename(e)}let n=this.boots.at(-1)?.speed??1;this.boots=this.boots.filter(e=>(e.kept.length===0&&this.writes.set(`boot/${e.boot}`,void 0),e.kept.length>0)),this.begin(n)}get identity(){return this.identityKept}get epoch(){return this.epochKept}get present(){let{boot:e,last:t,speed:n}=this.presentBoot();return{boot:e,last:t,speed:n}}get pending(){let e=this.presentBoot();return this.boots.filter(t=>t===e||xi(t)>0).map(e=>e.boot)}get unsent(){return this.boots.reduce((e,t)=>e+xi(t),0)}get presses(){return this.boots.flatMap(e=>e.kept.map(e=>e.press))}keep(e,t,n,r){if(this.unsent>=2e3)return;let i=this.presentBoot();i.last+=1;let a={told:r,request:{boot:i.boot,n:i.last,at:e,court:t,ask:n}};return i.kept.push({press:a,write:this.write,sentAfter:0}),this.writeBoot(i),this.writes.set(Si(a),a),a}get lastWritten(){return this.written}isStored(e,t){let n=this.find(e.request.boot,e.request.n);return n!==void 0&&n.write<=t}next(e,t){let n=this.boots.find(t=>t.boot===e)?.kept.find(e=>e.press.request.n>=t);return n&&n.sentAfter<=this.written?n.press.request:void 0}done(e){let t=this.find(e.boot,e.n);return!t||t.press.outcome?!1:(this.change(t,{...t.press,outcome:e}),this.forget(),!0)}wish(e,t){let n=this.find(e.request.boot,e.request.n);n&&this.change(n,{...n.press,wish:t})}get settings(){return this.settingsKept}set(e){this.settingsKept={...this.settingsKept,...e},this.writes.set(`settings`,this.settingsKept)}enrolled(e){if(this.identityKept?.device!==e.device)for(let e of this.boots)this.drop(e,e=>e.press.outcome!==void 0),this.renumber(e,e.boot);this.identityKept=e,this.writes.set(`identity`,e)}expelled(){this.identityKept=void 0,this.writes.set(`identity`,void 0)}seeEpoch(e,t){let n=this.epochKept;e<n.epoch||e===n.epoch&&t===n.mac||(this.epochKept={epoch:e,mac:t},this.writes.set(`epoch`,this.epochKept))}begin(e){let t=(this.boots.at(-1)?.order??0)+1;this.boots=this.boots.filter(e=>e.kept.length>0),this.boots.push({boot:this.unused(),order:t,speed:e,last:0,kept:[]})}agree(e,t){let n=this.boots.find(t=>t.boot===e);if(!n)return;if(t>n.last)return this.drop(n,()=>!0),n.last=t,this.writeBoot(n),{boot:e,from:t+1};let r=n.kept.find(e=>!e.press.outcome)?.press.request.n??1/0,i=Math.min(r,t+1);return i>=bi(n)?{boot:e,from:i}:(this.drop(n,e=>e.press.outcome!==void 0),this.rename(n),{boot:n.boot,from:1})}takeWrites(){if(this.writes.size===0)return;let e={write:this.write,writes:this.writes};return this.writes=new Map,this.write+=1,e}stored(e){this.written=Math.max(this.written,e)}presentBoot(){return this.boots[this.boots.length-1]}find(e,t){return this.boots.find(t=>t.boot===e)?.kept.find(e=>e.press.request.n===t)}change(e,t){e.press=t,this.writes.set(Si(t),t)}writeBoot({boot:e,order:t,speed:n,last:r}){this.writes.set(`boot/${e}`,{boot:e,order:t,speed:n,last:r})}drop(e,t){for(let n of e.kept)t(n)&&this.writes.set(Si(n.press),void 0);e.kept=e.kept.filter(e=>!t(e))}rename(e){this.drop(e,e=>e.press.outcome!==void 0),this.writes.set(`boot/${e.boot}`,void 0),this.renumber(e,this.unused())}renumber(e,t){for(let t of e.kept)this.writes.set(Si(t.press),void 0);e.boot=t,e.last=e.kept.length,e.kept.forEach((t,n)=>{t.write=t.sentAfter=this.write,this.change(t,{...t.press,request:{...t.press.request,boot:e.boot,n:n+1}})}),e.kept.length>0&&this.writeBoot(e)}forget(){let{presses:e}=this,t=this.boots.reduce((e,t)=>e+t.kept.length-xi(t),0);for(let n of this.boots)for(;t>200&&n.kept[0]?.press.outcome&&!an(n.kept[0].press,e);){let e=n.kept.shift();this.writes.set(Si(e.press),void 0),--t}let n=this.presentBoot();for(let e of this.boots)e.kept.length===0&&e!==n&&this.writes.set(`boot/${e.boot}`,void 0);this.boots=this.boots.filter(e=>e.kept.length>0||e===n)}unused(){let e=this.random();for(;this.boots.some(t=>t.boot===e);)e=this.random();return e}};function bi(e){return e.last+1-e.kept.length}function xi(e){return e.kept.filter(e=>!e.press.outcome).length}function Si({request:e}){return`press/${e.boot}/${e.n}`}var Ci=class{lifted=-1/0},wi=class{hand;down;inside=!0;constructor(e){this.hand=e}press(e,t){this.down||(this.down={pointer:e,at:t},this.inside=!0)}move(e,{x:t,y:n},r){return this.down?.pointer===e&&(this.inside=Ti(t,n,r)),this.inside}release(e,{x:t,y:n,at:r},i){if(this.down?.pointer!==e)return;let a=r-this.down.at;return this.down=void 0,this.hand.lifted=r,Ti(t,n,i)?a>=500?`long`:`tap`:`taken_back`}cancel(e,t){this.down?.pointer===e&&(this.down=void 0,this.hand.lifted=t)}isOwnClick(e){return!this.down&&e-this.hand.lifted>700}isLong(e){return this.down!==void 0&&this.inside&&e-this.down.at>=500}};function Ti(e,t,n){return e>=n.left&&e<=n.right&&t>=n.top&&t<=n.bottom}var Ei=Symbol.for(`pv`),Di=0;Array.isArray;function Q(t,n,r,i,a,o){n||={};var s,c,l=n;if(`ref`in l&&typeof t!=`function`)for(c in l={},n)c==`ref`?s=n[c]:l[c]=n[c];var u={type:t,props:l,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ei,__v:--Di,__i:-1,__u:0};return(a||o)&&(u.__source=a,u.__self=o),e.vnode&&e.vnode(u),u}var Oi=new Ci;function $(e){let{adds:t,onTap:n,onLong:r}=e,i=L(new wi(Oi)).current,a=L(void 0),[o,s]=I(`no`);De(()=>()=>clearTimeout(a.current),[]);let c=e=>e.currentTarget.getBoundingClientRect(),l=e=>({x:e.clientX,y:e.clientY,at:e.timeStamp}),u=()=>{clearTimeout(a.current),s(`no`)};return Q(`button`,{type:`button`,class:`target ${e.class??``} held-${o}`,"aria-pressed":e.pressed,disabled:e.disabled,onPointerDown:e=>{e.button===0&&(i.press(e.pointerId,e.timeStamp),s(`down`),r&&(a.current=setTimeout(()=>i.isLong(performance.now())&&s(`long`),520)),e.currentTarget.setPointerCapture?.(e.pointerId))},onPointerMove:e=>{o!==`no`&&(i.move(e.pointerId,l(e),c(e))?o===`off`&&s(`down`):s(`off`))},onPointerUp:e=>{let t=i.release(e.pointerId,l(e),c(e));u(),t===`tap`||t===`long`&&!r?n(e.timeStamp):t===`long`&&r?.(e.timeStamp)},onPointerCancel:e=>{i.cancel(e.pointerId,e.timeStamp),u()},onContextMenu:e=>{e.preventDefault(),r&&i.isOwnClick(e.timeStamp)&&r(e.timeStamp)},onClick:e=>{i.isOwnClick(e.timeStamp)&&n(e.timeStamp)},children:[e.children,t&&Q(`span`,{class:`unseen`,children:[` `,t]})]})}function ki({judge:e}){let{end:t,isFlipped:n}=e.settings.value,r=e.court.value?.boards.length??12;return Q(`header`,{class:`top`,children:[Q(Ai,{judge:e}),Q(Ni,{judge:e}),Q(Mi,{judge:e}),Q($,{class:`end ${t}`,adds:`change ends`,onTap:()=>e.set({end:t===`white`?`black`:`white`,isFlipped:!n}),children:[Q(`small`,{children:`line of`}),` `,Y[t]]}),Q($,{class:`flip`,adds:`turn the order around`,pressed:n,onTap:()=>e.set({isFlipped:!n}),children:[Q(`small`,{children:`lanes`}),` `,n?`${r}→1`:`1→${r}`]})]})}function Ai({judge:e}){let t=e.standing.value,n=e.trouble.value,r=e.court.value,i=e.welcomed.value;t.is===`down`&&U.value;let{words:a,means:o}=Jr(t,e.unsent.value,performance.now()),s=ci(e.ahead.value),c=n?Zr[n]:i?.relieved?Qr:void 0,l=[r?.demo&&`DEMO`,r?.setup.name,i&&Ir[i.role]].filter(Boolean).join(`, `);return Q(`div`,{class:`link-words`,children:[Q(`p`,{class:`words`,children:Q(`b`,{children:a})}),Q(`p`,{class:c?`trouble`:``,children:c??o??s??l})]})}function ji({judge:e}){return Q(x,{children:[Q(`p`,{class:`unseen`,role:`status`,children:mt(()=>{let t=e.standing.value;return t.is===`up`?`Live.`:t.is===`down`?`No link. Presses are kept here. ${t.why}`:Jr(t,0,0).words})}),Q(`p`,{class:`unseen`,role:`status`,children:e.spoken})]})}function Mi({judge:e}){let t=e.welcomed.value?.courts??[];if(t.length<2)return null;let n=e.court.value?.court??t[0],r=t[(t.indexOf(n)+1)%t.length];return Q($,{class:`courts`,adds:`go to court ${r}`,onTap:()=>e.follow(r),children:[Q(`small`,{children:`court`}),n,` ⇄`]})}function Ni({judge:e}){let t=Yr(e.court.value?.boards.flatMap(({game:e})=>e??[])??[],U.value,e.standing.value.is===`up`);return t===void 0?null:Q(`p`,{class:`countdown`,role:`timer`,children:t})}function Pi({judge:e}){let t=e.mode.value,n=n=>()=>e.mode.value=t.is===n?{is:`call`}:{is:n};return Q(`footer`,{class:`bottom`,children:[Q(Fi,{judge:e}),Q(`nav`,{class:`acts`,"aria-label":`More`,children:[Q($,{class:`act`,adds:`then touch a lane`,pressed:t.is===`more`,onTap:n(`more`),children:`More…`}),Q($,{class:`act`,onTap:()=>e.panel.value={is:`ready`},children:`Ready`}),Q($,{class:`act`,onTap:()=>e.panel.value={is:`log`},children:`Log`}),Q($,{class:`act chief`,adds:`then touch a lane`,pressed:t.is===`chief`,onTap:n(`chief`),children:`CALL CHIEF`})]})]})}function Fi({judge:e}){let t=e.mode.value,n=e.presses.value.findLast(t=>!e.isPast(t));if(t.is!==`call`){let n={more:`Touch a lane: everything else you may call there.`,chief:`Touch the lane the head referee is to come to.`,replace:t.is===`replace`?`Touch the right lane for “${t.press.told.words}”; hold it for another fault.`:``}[t.is];return Q(`div`,{class:`last asks`,children:[Q(`p`,{children:n}),Q($,{class:`act`,onTap:()=>e.mode.value={is:`call`},children:`Cancel`})]})}return e.isTurnedAway.value?Q(`div`,{class:`last asks`,children:[Q(`p`,{children:$r}),Q($,{class:`act`,adds:`go on looking`,onTap:()=>e.isTurnedAway.value=!1,children:`OK`})]}):n?Q(`div`,{class:`last`,children:[Q(Ii,{judge:e,press:n}),Q(Li,{judge:e,press:n})]}):Q(`div`,{class:`last`,children:Q(`p`,{children:`Touch a lane when its runner turns without crossing. Hold it for more.`})})}function Ii({judge:e,press:t}){let{sign:n,words:r,more:i}=ei(e.progress(t));return Q(`p`,{class:`press`,children:[Q(`span`,{children:[t.told.lane!==void 0&&Q(`b`,{children:[`Lane `,t.told.lane]}),` `,t.told.words]}),Q(`span`,{class:`state`,children:[Q(`span`,{"aria-hidden":`true`,children:n}),` `,r,ti(t.wish,e.fate(t)),i&&`: ${i}`]})]})}function Li({judge:e,press:t}){if(!e.canTakeBack(t))return null;let n=`lane ${t.told.lane}, ${t.told.words}`;return Q(x,{children:[Q($,{class:`act`,adds:n,onTap:()=>e.takeBack(t),children:`Undo`}),Qt(t)&&Q($,{class:`act`,adds:n,onTap:()=>{e.panel.value=void 0,e.mode.value={is:`replace`,press:t}},children:`Replace`})]})}var Ri=e=>e!==void 0&&!e.passed;function zi({judge:e,boards:t}){let n=t.filter(t=>e.offers(t,`check`)),r=[...new Set(n.flatMap(({permits:e})=>e?.checks??[]))];return r.length===0?null:Q(`section`,{class:`sweep`,"aria-label":`Check-list`,children:[Q(`h3`,{children:`Check-list: touch what is in order on all of them`}),Q(`div`,{class:`list`,children:r.map(t=>Q(Bi,{judge:e,item:t,on:n.filter(({permits:e})=>e?.checks?.includes(t))},t))})]})}function Bi({judge:e,item:t,on:n}){let r=jt(t)?e.settings.value.end:void 0,i=n.filter(e=>Nt(e,t,r)?.passed).length,a=n.filter(e=>Ri(Nt(e,t,r))),o=n.filter(e=>!a.includes(e)).map(({board:e})=>e);return Q($,{class:`row`,disabled:o.length===0,pressed:i===n.length,onTap:n=>e.check(o,t,r,`passed`,n),children:[zr[t],r&&` (${Y[r]})`,Q(`small`,{children:[i,` of `,n.length,` in order`,a.length>0&&`, not on ${a.map(({board:e})=>e).join(`, `)}`]})]})}function Vi({judge:e,board:t,game:n}){let r=t.permits?.checks??[];if(!e.offers(t,`check`)||r.length===0)return null;let i=(n.checks??[]).filter(e=>!e.passed),a=e=>jt(e)?[`white`,`black`]:[void 0],o=r.flatMap(e=>a(e).map(t=>({item:e,side:t})));return Q(`section`,{class:`sweep`,"aria-label":`Check-list`,children:[Q(`h3`,{children:[`Check-list: `,Vr(Mt(t).length)]}),i.map(n=>Q(Hi,{judge:e,board:t.board,check:n,canWaive:e.offers(t,`waive`)},`${n.item} ${n.side}`)),o.map(({item:n,side:r})=>{let i=`${zr[n]}${r?` (${Y[r]})`:``}`,a=Nt(t,n,r);return Q(`div`,{class:`item`,children:[Q(`span`,{children:i}),Q($,{class:`act`,adds:i,pressed:a?.passed??!1,onTap:i=>e.check([t.board],n,r,`passed`,i),children:`✓ in order`}),Q($,{class:`act`,adds:i,pressed:Ri(a),onTap:i=>e.check([t.board],n,r,`failed`,i),children:`✕ not`})]},i)}),r.includes(`table_width`)&&Q(Ui,{judge:e,board:t.board})]})}function Hi({judge:e,board:t,check:n,canWaive:r}){return Q(`div`,{class:`row task`,children:[Q(`p`,{children:Hr(n)}),r&&n.blocks&&Q(`div`,{class:`list`,children:Ur.map(r=>Q($,{class:`act`,adds:zr[n.item],onTap:i=>e.waive(t,n,r,i),children:[`Let be: `,r]},r))})]})}function Ui({judge:e,board:t}){let[n,r]=I(``),i=Math.round(Number(n.replace(`,`,`.`))*10),a=n.trim()!==``&&i>0;return Q(`form`,{class:`row other`,onSubmit:n=>{n.preventDefault(),a&&e.check([t],`table_width`,void 0,{measured:{mm:i}},n.timeStamp),r(``)},children:[Q(`label`,{children:[`The table's width, measured, in cm`,Q(`input`,{value:n,inputMode:`decimal`,maxLength:6,onInput:e=>r(e.currentTarget.value)})]}),Q(`button`,{class:`target act`,disabled:!a,children:`Measured`})]})}var Wi=[{first_flag:{side:`white`}},{first_flag:{side:`black`}},`no_flag_before`,`play_on`,{result:{result:{won:{by:`white`}}}},{result:{result:{won:{by:`black`}}}},{result:{result:`drawn`}}],Gi=[`queen`,`inverted_rook`,`rook`,`bishop`,`knight`];function Ki(e,t){return t.flatMap(t=>{let n=n=>[{text:`Claims: ${n}`,seen:{claimed:{side:e,claim:t}}}];return typeof t==`string`?n(Ar(t)):`flag_down`in t?n(t.flag_down.of===e?`his own flag is down`:`${Y[t.flag_down.of]}'s flag is down`):[]})}function qi(e){return[{text:`Confirms what is claimed`,seen:{confirmed:{side:e}}},{text:`Disputes what is claimed`,seen:{disputed:{side:e}}},{text:`Stopped both clocks`,seen:{clocks_stopped:{side:e}}}]}function Ji(e){return[...Gi.map(t=>({text:`Declares: ${Mr[t]}`,seen:{declared:{side:e,piece:t}}})),{text:`Took his move back before the punch`,seen:{withdrawn:{side:e}}},{text:`Reminded the opponent to punch`,seen:{reminded:{side:e}}}]}function Yi(){return[{text:`Both confirm what is claimed`,seen:{confirmed:{}}},...Wi.map(e=>({text:jr(e),seen:{agreed:{on:e}}})),{text:`A bystander spoke about the position`,seen:{interfered:{about:`position`}}},{text:`A bystander spoke about the clocks`,seen:{interfered:{about:`clocks`}}}]}function Xi(e){return e===`both_flags_down`||typeof e==`object`&&`flag_down`in e}function Zi({stopped:e,claims:t,unexchanged:n}){let r=e=>`${Y[e]}'s word is awaited`,i=(t??[]).map(({by:e,claim:t,incomplete:n,confirmed:i,disputed:a,record:o})=>{let s=Ar(t);return a?`${s}, by ${e?Y[e]:`the board`}: disputed; ${kr(o)}. Open until both agree.`:e&&n?`${Y[e]} claims ${s}: not complete until he has ${Xi(t)?``:`punched or `}stopped both clocks.`:e?`${Y[e]} claims ${s}: ${r(e===`white`?`black`:`white`)}.`:i?`The board shows ${s}: ${r(i===`white`?`black`:`white`)}.`:`The board shows ${s}: both have to say so.`});return e&&i.unshift(`${Y[e]} has stopped both clocks.`),n?.length&&i.push(`A pawn stands for its piece on ${n.join(`, `)}: to be exchanged.`),i}var Qi=[`caution`,`red`],$i=[`loss_of_contact`,`bent_knee`];function ea({judge:e,board:t,side:n}){let r=Z(t.game,n);return Q(`div`,{class:`list`,role:`group`,"aria-label":`Card`,children:Qi.flatMap(i=>$i.map(a=>{let o=`${Wr[i]}: ${Gr[a]}`;return Q($,{class:`row card ${i}`,adds:r,onTap:s=>{e.saw(t,{walk_card:{side:n,card:i,offence:a}},`${o.toLowerCase()}, ${r}`,s),e.panel.value=void 0},children:o},o)}))})}function ta({judge:e,board:t}){let n=t.game;return n?Q(x,{children:[`white`,`black`].map(r=>{let i=Kr(n.sides[r]);return i?Q(`div`,{class:`row task`,children:[Q(`p`,{children:[X(n,r),` (`,Y[r],`): `,i]}),e.offers(t,`show_cards`)&&Q($,{class:`act`,adds:`${Y[r]} his cards: everybody sees them then`,onTap:i=>{e.showCards(t,n,r,i),e.panel.value=void 0},children:`Show`})]},r):null})}):null}function na({judge:e}){let t=e.panel.value;if(t?.is===`lane`){let n=e.court.value?.boards.find(e=>e.board===t.board);return n?Q(aa,{judge:e,board:n}):null}return t?.is===`ready`?Q(ha,{judge:e}):t?.is===`log`?Q(ga,{judge:e}):null}function ra({judge:e,title:t,children:n}){let r=L(null);De(()=>r.current?.focus(),[]);let i=()=>e.panel.value=void 0;return Q(`section`,{class:`panel`,"aria-labelledby":`panel-title`,onKeyDown:e=>e.key===`Escape`&&i(),children:[Q(`header`,{children:[Q(`h2`,{id:`panel-title`,tabIndex:-1,ref:r,children:t}),Q($,{class:`act`,adds:`back to the lanes`,onTap:i,children:`Close`})]}),Q(`div`,{class:`panel-body`,children:n})]})}function ia({legend:e,of:t,chosen:n,choose:r}){return Q(`fieldset`,{class:`choice`,children:[Q(`legend`,{children:e}),t.map(({value:e,words:t})=>Q($,{class:`option`,pressed:e===n,onTap:()=>r(e),children:t},t))]})}function aa({judge:e,board:t}){let[n,r]=I(`fault`),[i,a]=I(e.settings.value.end),o=t.game??void 0,s=[{value:`fault`,words:`Fault`},{value:`seen`,words:`Seen`},{value:`board`,words:`Board`},{value:`result`,words:`Result`}],c=e.mode.value.is===`replace`;return!c&&e.stage(o)===`empty`?Q(ra,{judge:e,title:`Lane ${t.board}`,children:[Q(`p`,{children:hi}),Q(`div`,{class:`list`,role:`group`,"aria-label":`Board`,children:Q(fa,{judge:e,board:t})})]}):Q(ra,{judge:e,title:c?`It was lane ${t.board}`:`Lane ${t.board}`,children:[!c&&Q(ia,{legend:`What`,of:s,chosen:n,choose:r}),n!==`board`&&n!==`result`&&Q(ia,{legend:`Who`,of:[`white`,`black`].map(e=>({value:e,words:`${Z(o,e)} (${Y[e]})`})),chosen:i,choose:a}),(n===`fault`||c)&&Q(oa,{judge:e,board:t,side:i}),!c&&n===`seen`&&Q(ca,{judge:e,board:t,side:i}),!c&&n===`board`&&Q(da,{judge:e,board:t}),!c&&n===`result`&&(o?Q(ma,{judge:e,board:t,game:o}):Q(`p`,{children:`No game is paired here.`}))]})}function oa({judge:e,board:t,side:n}){let[r,i]=I(0),a=e.has(t,`penalty`),o=i=>{let a=t.game?.sides[n].unexpected?.[i];return e.isCurrent()&&r===0&&a!=null&&U.value>=a},[s,c]=I(a?`stop`:`warning`),l=e.mode.value,u=(i,a)=>{if(l.is===`replace`)return e.replace(l.press,t.board,n,i);e.call(t,{side:n,fault:i,sanction:s,ago:r},a),e.panel.value=void 0},d=[...a?[{value:`stop`,words:`10 s stop`}]:[],{value:`warning`,words:`Warning`},{value:`note`,words:`Note only`}];return Q(x,{children:[l.is!==`replace`&&e.offers(t,`walk_card`)&&Q(ea,{judge:e,board:t,side:n}),l.is!==`replace`&&Q(x,{children:[Q(ia,{legend:`When`,of:ui.map(({ms:e,words:t})=>({value:e,words:t})),chosen:r,choose:i}),Q(ia,{legend:`Costs`,of:d,chosen:s,choose:c})]}),Q(`div`,{class:`list`,role:`group`,"aria-label":`Fault`,children:[kt(e.permitsOf(t)?.faults).map(e=>Q($,{class:`row`,onTap:t=>u(e,t),children:[Or(e),o(e)&&Q(`small`,{children:`unexpected just now`})]},e)),Q(sa,{label:`Another fault`,act:`Call`,onSay:(e,t)=>u({other:{reason:e}},t)})]})]})}function sa({label:e,act:t,onSay:n}){let[r,i]=I(``);return Q(`form`,{class:`row other`,onSubmit:e=>{e.preventDefault(),r.trim()&&n(r.trim(),e.timeStamp)},children:[Q(`label`,{children:[e,Q(`input`,{value:r,maxLength:100,onInput:e=>i(e.currentTarget.value)})]}),Q(`button`,{class:`target act`,disabled:!r.trim(),children:t})]})}function ca({judge:e,board:t,side:n}){let r=Z(t.game,n),i=t.game?.sides[n].cards,a=(n,i,a)=>{e.saw(t,i,`${n.charAt(0).toLowerCase()}${n.slice(1)}, ${r}`,a),e.panel.value=void 0},o=[{text:i===void 0?`Draw card placed`:`Draw card placed (${i} left)`,seen:{draw_card:{side:n}}},{text:`Draw accepted: clock stopped`,seen:{draw_accepted:{side:n}}},{text:`Draw refused: card taken`,seen:{draw_refused:{side:n}}}],s=[{text:`Crossed the line`,seen:{crossed:{side:n}}},{text:`Is back at the board`,seen:{returned:{side:n}}}],c=e.permitsOf(t)?.claims??[],l=[...qi(n),...o,...Ki(n,c),{text:`Has put it right`,seen:{corrected:{side:n}}},{text:`Flag is down`,seen:{flag_seen:{side:n}}},{text:`Resigns`,seen:{resigned:{side:n}}},...Ji(n),...s].filter(({seen:n})=>e.offers(t,Ot(n))),u=n=>e.offers(t,`claimed`)&&c.some(e=>typeof e==`object`&&n in e);return Q(`div`,{class:`list`,role:`group`,"aria-label":`Seen`,children:[l.map(({text:e,seen:t})=>Q($,{class:`row`,adds:r,onTap:n=>a(e,t,n),children:e},e)),l.length===0&&Q(`p`,{children:`The game is not played now: nothing of it can be reported.`}),e.stage(t.game)!==`over`&&u(`threefold`)&&Q(la,{onSay:(e,t,r)=>a(e,{claimed:{side:n,claim:t}},r)}),u(`irregularity`)&&Q(sa,{label:`Claims something else`,act:`Claim`,onSay:(e,t)=>a(`Claims: ${e}`,{claimed:{side:n,claim:{irregularity:{what:e}}}},t)})]})}function la({onSay:e}){let[t,n]=I(``),r=t.trim().toLowerCase(),i=r!==``&&!oi(r),a=r===``?``:` with ${r}, announced`,o=e=>({threefold:{threefold:e},fifty:{fifty_moves:e}}),s=(t,n)=>i=>e(`Claims: ${n}${a}`,o(r?{uci:r}:{})[t],i);return Q(`fieldset`,{class:`choice announced`,children:[Q(`legend`,{children:`Claims a draw of the position`}),Q(`label`,{children:[`The move he announces, if it is not made (g1f3)`,Q(`input`,{value:t,maxLength:5,autocapitalize:`none`,autocomplete:`off`,spellcheck:!1,"aria-invalid":i,onInput:e=>n(e.currentTarget.value)})]}),i&&Q(`p`,{role:`alert`,children:`Not a move: write the two squares, such as g1f3, and a7a8q for a new queen.`}),Q($,{class:`row`,disabled:i,onTap:s(`threefold`,`threefold repetition`),children:[`Claims: threefold repetition`,a]}),Q($,{class:`row`,disabled:i,onTap:s(`fifty`,`fifty moves`),children:[`Claims: fifty moves`,a]})]})}function ua({game:e,to:t}){return Q(`p`,{children:li(e,t,U.value)})}function da({judge:e,board:t}){let n=t.game??void 0,r=()=>e.panel.value=void 0,i=n?.inbox?.flatMap(({fact:e,question:t})=>typeof t==`object`&&`set_clock`in t?[{fact:e,...t.set_clock}]:[]);return Q(`div`,{class:`list`,role:`group`,"aria-label":`Board`,children:[n&&i?.map(({fact:i,...a})=>Q(`div`,{class:`row task`,children:[Q(ua,{game:n,to:a}),Q($,{class:`act`,adds:`the clock shows that now`,onTap:n=>{e.saw(t,`clock_set`,`the clock is set`,n),r()},children:`It is set`})]},i)),n&&Q(pa,{game:n}),e.has(t,`walk_card`)&&Q(ta,{judge:e,board:t}),n?.speed&&Zi(n.speed).map(e=>Q(`p`,{children:e},e)),Q(fa,{judge:e,board:t}),n&&e.offers(t,`ready`)&&Q($,{class:`row`,onTap:i=>(e.ready([t.board],!n.ready,i),r()),children:n.ready?`Not ready after all`:`Ready`}),n&&Q(Vi,{judge:e,board:t,game:n}),e.offers(t,`pause`)&&di.map(n=>Q($,{class:`row`,onTap:i=>(e.pause(t,n,i),r()),children:[`Pause: `,n]},n)),e.offers(t,`draw_agreed`)&&Q($,{class:`row`,onTap:n=>(e.saw(t,`draw_agreed`,`both agreed to a draw`,n),r()),children:`Both agreed to a draw`}),Yi().filter(({seen:n})=>e.offers(t,Ot(n))).map(({text:n,seen:i})=>Q($,{class:`row`,onTap:a=>(e.saw(t,i,`${n.charAt(0).toLowerCase()}${n.slice(1)}`,a),r()),children:n},n))]})}function fa({judge:e,board:t}){return Q($,{class:`row chief`,onTap:n=>(e.saw(t,`chief_called`,`head referee called`,n),e.panel.value=void 0),children:`CALL CHIEF to this board`})}function pa({game:e}){let t=Ct(e,U.value),n=e.link??1,{white:r,black:i}=e.sides;return Q(x,{children:[t!==void 0&&Q(`p`,{children:[Nr.limit,`: `,wt(t),r.points!=null&&i.points!=null&&`; ${Y.white} ${Nr.points(r.points)}, ${Y.black} ${Nr.points(i.points)}`]}),n>1&&Q(`p`,{children:[Nr.linkWhy(n),`.`]})]})}function ma({judge:e,board:t,game:n}){let[r,i]=I(),[a,o]=I();return r===void 0?Q(`div`,{class:`list`,role:`group`,"aria-label":`Result`,children:[Q(`p`,{children:[X(n,`white`),` (White) – `,X(n,`black`),` (Black). `,gi(n)]}),e.offers(t,`enter_result`)&&ni.map(({value:e,short:t})=>Q($,{class:`row`,onTap:()=>i(e),children:[Q(`b`,{children:t}),` `,ri(e,n)]},t))]}):Q(`div`,{class:`confirm`,role:`group`,"aria-label":`Confirm the result`,children:[Q(`p`,{class:`big`,children:[`Board `,t.board]}),Q(`p`,{class:`big`,children:Fr(r)}),Q(`p`,{children:ri(r,n)}),Q(ia,{legend:`How it came about, if you know`,of:[void 0,...At(t.permits,r)].map(e=>({value:e,words:e?Dr[e]:`not said`})),chosen:a,choose:o}),Q($,{class:`row yes`,onTap:i=>(e.enterResult(t,n,r,a,i),e.panel.value=void 0),children:`Enter this result`}),Q($,{class:`row`,onTap:()=>(o(void 0),i(void 0)),children:`Another result`})]})}function ha({judge:e}){let t=e.welcomed.value?.boards??[],n=(e.court.value?.boards??[]).map(({board:e})=>e).filter(e=>t.length===0||t.includes(e)),[r,i]=I([]),a=n.filter(e=>!r.includes(e)),o=e.settings.value.isFlipped?[...n].reverse():n,s=t=>n=>{e.ready(a,t,n),e.panel.value=void 0};return Q(ra,{judge:e,title:`My lanes are ready, except…`,children:[Q(`fieldset`,{class:`choice lanes`,children:[Q(`legend`,{children:`Touch the lanes that are not`}),o.map(e=>Q($,{class:`option`,pressed:!r.includes(e),onTap:()=>i(r.includes(e)?r.filter(t=>t!==e):[...r,e]),children:[Q(`span`,{class:`unseen`,children:`Lane `}),e,` `,r.includes(e)?`✕ not`:`✓`]},e))]}),Q(`div`,{class:`list`,children:[Q($,{class:`row yes`,disabled:a.length===0,onTap:s(!0),children:[a.length,` lanes ready`,r.length>0&&`, not ${[...r].sort((e,t)=>e-t).join(`, `)}`]}),Q($,{class:`row`,disabled:a.length===0,onTap:s(!1),children:[a.length,` lanes not ready after all`]})]}),Q(zi,{judge:e,boards:(e.court.value?.boards??[]).filter(({board:e})=>a.includes(e))})]})}function ga({judge:e}){let t=e.presses.value.slice(-60).reverse();return Q(ra,{judge:e,title:`My presses`,children:[t.length===0&&Q(`p`,{children:`None yet.`}),Q(`ol`,{class:`log`,children:t.map(t=>Q(`li`,{children:[Q(Ii,{judge:e,press:t}),Q(`time`,{children:new Date(t.told.made-e.ahead.value).toLocaleTimeString([],{hourCycle:`h23`})}),Q(`div`,{class:`acts`,children:Q(Li,{judge:e,press:t})})]},`${t.request.boot}/${t.request.n}`))})]})}var _a=1500,va=1e4;function ya({judge:e}){let t=e.court.value;if(!t)return Q(`p`,{class:`waiting`,children:`Waiting for the court…`});let{boards:n=[],relieved:r=!1}=e.welcomed.value??{},i=e.settings.value.isFlipped?[...t.boards].reverse():t.boards,a=e.mode.value.is;return Q(`ol`,{class:`tiles mode-${a}`,children:i.map(t=>Q(ba,{judge:e,board:t,isMine:!r&&(n.length===0||n.includes(t.board))},t.board))})}function ba({judge:e,board:t,isMine:n}){let r=e.settings.value.end,i=t.game??void 0,a=e.markOf(t.board),o=Z(i,r),s=Sa(t,i,r,e.standing.value.is===`up`),c=e.stage(i)===`live`,l=c&&(i?.phase!==`finished`||ii(i.sides[r])!==0),u={call:e.has(t,`penalty`)&&c?`no crossing`:`more`,more:`more`,chief:`call the head referee`,replace:`it was here`}[e.mode.value.is];return Q(`li`,{class:`tile${n?``:` others`}`,"data-lane":t.board,children:[Q($,{class:`call`,adds:`${Y[r]}: ${u}`,onTap:n=>e.touch(t,n),onLong:()=>e.open(t.board),children:[Q(`span`,{class:`lane`,children:[Q(`span`,{class:`unseen`,children:`Lane `}),t.board]}),` `,Q(xa,{judge:e,press:a}),Q(`span`,{class:`name`,children:o}),` `,Q(`span`,{class:`standing ${s.is}`,children:s.text})]}),l?e.has(t,`stopped`)?Q(Ca,{judge:e,board:t,game:i,side:r}):Q($,{class:`stopwatch`,adds:`everything of lane ${t.board}`,onTap:()=>e.open(t.board),children:Lr[i?.ruleset??`classic`]}):Q($,{class:`stopwatch`,adds:`everything of lane ${t.board}`,onTap:()=>e.open(t.board),children:`–`})]})}function xa({judge:e,press:t}){if(!t)return Q(`span`,{class:`mark`});let{sign:n,words:r}=ei(e.progress(t));return Q(`span`,{class:`mark`,children:[Q(`span`,{"aria-hidden":`true`,children:n}),` `,r]})}function Sa(e,t,n,r){if(!t)return{is:`quiet`,text:``};let i=t.sides[n];if(i.stop)return{is:`called`,text:`serving`};let a=ii(i);if(i.penalties?.some(({state:e})=>e===`due`||e===`serving`))return{is:`due`,text:(a===1?`STOP`:`STOP ×${a}`)+ai(i,U.value)+Rr(i)};if(a>0)return{is:`called`,text:a===1?`called`:`called ×${a}`};if(t.inbox?.some(({question:e})=>typeof e==`object`&&`set_clock`in e))return{is:`due`,text:`set clock`};let o=t.ended?.result??t.entries?.[0]?.result;if(t.result===`differs`)return{is:`warn`,text:`entries differ`};if(o)return{is:`quiet`,text:[Fr(o),mi(t)].join(` `)};if(e.stale)return{is:`warn`,text:`silent`};switch(t.phase){case`waiting`:return{is:`quiet`,text:(t.ready?`ready`:`not started`)+Rr(i)};case`countdown`:return{is:`warn`,text:Xr(t,U.value,r)};case`paused`:return{is:`warn`,text:`paused`};default:{let e=Ct(t,U.value);if(e!==void 0)return{is:`quiet`,text:`${wt(e)} left`};let n=i.at===`away`?`away`:i.at===`outward`?`out`:i.at===`homeward`?`back`:`playing`;return{is:`quiet`,text:i.reds?`${n}, ${i.reds} red`:n}}}}function Ca({judge:e,board:t,game:n,side:r}){let i=L({until:0,at:0}),a=n?.sides[r].stop,o=`stopwatch of lane ${t.board}, ${Z(n,r)}`,s=n?ii(n.sides[r]):0,c=e.ownStop(t.board,r),l=c===void 0?a?.until??void 0:c+va*Math.max(1,s);return l!==void 0&&i.current.until!==l&&(i.current={until:l,at:performance.now()}),l===void 0?a?.left==null?Q($,{class:`stopwatch${s>0?` wanted`:``}`,adds:`start the ${o}`,onTap:i=>e.saw(t,{stopped:{side:r}},`stopwatch started, ${Z(n,r)}`,i),children:[`▶ `,Math.max(1,s)*10,` s`]}):Q($,{class:`stopwatch`,adds:o,disabled:!0,onTap:()=>{},children:[(a.left/1e3).toFixed(1),` s`]}):Q($,{class:`stopwatch runs`,adds:o,onTap:a=>{a-i.current.at>_a&&e.saw(t,{left_stop:{side:r}},`left early, ${Z(n,r)}`,a)},children:Q(wa,{until:l})})}function wa({until:e}){let t=Math.max(0,e-U.value);return t===0?Q(`b`,{children:`free`}):Q(x,{children:[Q(`b`,{children:[Math.ceil(t/1e3),` s`]}),` `,Q(`small`,{children:`left early?`})]})}function Ta({judge:e,code:t}){let n=e.standing.value,r=e.panel.value,i=L(r);return De(()=>{if(!r&&i.current){let e=i.current.is===`lane`?`.tile[data-lane="${i.current.board}"] button`:`.bottom button`;document.querySelector(e)?.focus()}i.current=r},[r]),e.isTaken.value?Q(Ea,{}):Q(`div`,{class:`page link-${n.is}`,children:[!e.isEnrolled.value||n.is===`stopped`?Q(Da,{judge:e,code:t}):Q(x,{children:[Q(ki,{judge:e}),Q(`main`,{children:Q(r?na:ya,{judge:e})}),Q(Pi,{judge:e})]}),Q(ji,{judge:e})]})}function Ea(){return Q(`div`,{class:`page link-stopped`,children:Q(`main`,{class:`door`,children:[Q(`h1`,{children:`Judging goes on in another tab`}),Q(`p`,{role:`status`,children:`This phone's judge's page was opened in another tab, and only one may speak for it.`}),Q($,{class:`row yes`,onTap:()=>location.reload(),children:`Judge in this tab`})]})})}function Da({judge:e,code:t}){let n=e.standing.value,[r,i]=I(e.settings.value.name),[a,o]=I(t??``),s=e.unsent.value,c=r.trim()!==``;return n.is===`asking`?Q(`main`,{class:`door`,children:[Q(`h1`,{children:`Ask the head referee to let you in`}),n.number===void 0?Q(`p`,{role:`status`,children:`Asking…`}):Q(x,{children:[Q(`p`,{children:`Your number is`}),Q(`p`,{class:`number`,role:`status`,children:n.number}),Q(`p`,{children:`This page goes on by itself as soon as you are let in.`})]}),Q($,{class:`row`,onTap:()=>e.enter(void 0,r),children:`Stop asking`})]}):Q(`main`,{class:`door`,children:[Q(`h1`,{children:`Line judge`}),n.is===`stopped`&&Q(`p`,{class:`why`,role:`alert`,children:n.why}),(n.is===`connecting`||n.is===`down`)&&Q(`p`,{children:Jr(n,0,performance.now()).words}),s>0&&Q(`p`,{role:`status`,children:[s,` presses are kept here; they are sent once this phone is let in.`]}),n.is===`stopped`&&n.code===`replaced`?Q($,{class:`row yes`,onTap:()=>e.enter(void 0,r),children:`Judge here`}):Q(`form`,{onSubmit:t=>{t.preventDefault(),c&&a.trim()&&e.enter({code:a.trim()},r.trim())},children:[Q(`label`,{children:[`Your name`,Q(`input`,{value:r,maxLength:40,autocomplete:`name`,required:!0,onInput:e=>i(e.currentTarget.value)})]}),Q(`label`,{children:[`Code`,Q(`input`,{value:a,inputMode:`numeric`,maxLength:20,autocomplete:`one-time-code`,onInput:e=>o(e.currentTarget.value)})]}),Q(`button`,{class:`target row yes`,disabled:!c||!a.trim(),children:`Enrol with this code`}),Q(`button`,{type:`button`,class:`target row`,disabled:!c,onClick:()=>e.enter(`asking`,r.trim()),children:`No code: ask the head referee`})]})]})}var Oa=`court-judge`,ka=`kept`,Aa=3e3,ja=class{kind=`memory`;load(){return Promise.resolve(new Map)}write(){return Promise.resolve()}},Ma=class{db;kind=`storage`;constructor(e){this.db=e}load(){return new Promise((e,t)=>{let n=new Map,r=this.db.transaction(ka).objectStore(ka).openCursor();r.onerror=()=>t(r.error),r.onsuccess=()=>{if(!r.result)return e(n);n.set(String(r.result.key),r.result.value),r.result.continue()}})}write(e){return new Promise((t,n)=>{let r=this.db.transaction(ka,`readwrite`,{durability:`strict`});r.oncomplete=()=>t(),r.onabort=()=>n(r.error);let i=r.objectStore(ka);try{for(let[t,n]of e)n===void 0?i.delete(t):i.put(n,t)}catch(e){n(e),r.abort()}})}},Na=class{storage;kind=`storage`;constructor(e){this.storage=e}load(){let e=new Map;for(let t=0;t<this.storage.length;t+=1){let n=this.storage.key(t);n?.startsWith(`${Oa}/`)&&e.set(n.slice(12),JSON.parse(this.storage.getItem(n)??`null`))}return Promise.resolve(e)}write(e){try{for(let[t,n]of e)n===void 0?this.storage.removeItem(`${Oa}/${t}`):this.storage.setItem(`${Oa}/${t}`,JSON.stringify(n));return Promise.resolve()}catch(e){return Promise.reject(e)}}};async function Pa(){for(let e of[Fa,Ia])try{let t=await e(),n=await t.load();return await t.write(new Map([[`tried`,Date.now()]])),n.delete(`tried`),{store:t,found:n}}catch{}return{store:new ja,found:new Map}}function Fa(){return new Promise((e,t)=>{let n=indexedDB.open(Oa,1),r=setTimeout(()=>t(Error(`the storage does not open`)),Aa);n.onupgradeneeded=()=>n.result.createObjectStore(ka),n.onerror=()=>t(n.error),n.onsuccess=()=>{clearTimeout(r),n.result.onversionchange=()=>n.result.close(),e(new Ma(n.result))}})}function Ia(){return Promise.resolve(new Na(localStorage))}var La=400,Ra=class{channel;me;letGo;taken=!1;constructor(e,t,n){this.channel=e,this.me=t,this.letGo=n,e.listen(n=>{if(`claims`in n&&n.claims!==t&&!this.taken){this.taken=!0;let t=()=>e.post({lets_go:n.claims});this.letGo().then(t,t)}})}claim(){return new Promise(e=>{let t=setTimeout(e,La);this.channel.listen(n=>{`lets_go`in n&&n.lets_go===this.me&&(clearTimeout(t),e())}),this.channel.post({claims:this.me})})}};function za(){try{let e=new BroadcastChannel(`court-judge`);return{post:t=>e.postMessage(t),listen:t=>e.addEventListener(`message`,e=>t(e.data))}}catch{return{post:()=>{},listen:()=>{}}}}var Ba=`judge's page 1`;function Va(){let[e,t]=crypto.getRandomValues(new Uint32Array(2));return(e>>>11)*2**32+t}function Ha(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`)??void 0;return e!==void 0&&history.replaceState(null,``,location.pathname),e}var Ua,Wa;await new Ra(za(),Va(),async()=>{Wa&&(Wa.isTaken.value=!0),await Ua?.leave()}).claim();var{store:Ga,found:Ka}=await Pa(),qa=new yi(Ka,Va),Ja=new Gt(qa,{name:qa.settings.name,software:Ba},Math.random),Ya=location.protocol===`https:`?`wss`:`ws`,Xa=new _i(qa,Ja,()=>Ua);Wa=Xa,Ua=new de(qa,Ja,Ga,`${Ya}://${location.host}/court`,()=>Xa.refresh()),Ua.enter(void 0,qa.settings.name),setInterval(()=>Xa.tick(performance.now()),100);var Za=document.getElementById(`page`);Za&&(Za.replaceChildren(),N(Q(Ta,{judge:Xa,code:Ha()}),Za));