(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),t.credentials=e.crossOrigin===`use-credentials`?`include`:e.crossOrigin===`anonymous`?`omit`:`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();var e,t,n,r,i,a,o,s,c,l,u,d=Symbol.for(`pv`),f={},p=[],m=/^m(i|n|o|s|text|space)$/,h=Array.isArray,g=p.slice,_=Object.assign;function v(e){e&&e.parentNode&&e.remove()}function y(e,t,n){var r,i,a,o={},s=arguments.length;for(a in t)a==`key`?r=t[a]:a==`ref`&&typeof e!=`function`?i=t[a]:o[a]=t[a];return s>2&&(o.children=s>3?g.call(arguments,2):n),b(e,o,r,i,null)}function b(n,r,i,a,o){var s={type:n,props:r,key:i,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:d,__v:o||++t,__i:-1,__u:0};return!o&&e.vnode&&e.vnode(s),s}function x(e){return e.children}function S(e,t){this.props=e,this.context=t,this.__g=0}function C(e,t){if(t==null)return e.__&&C(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!=`function`||e.props.__P?null:C(e)}function ee(t){var n,r=t.__v,i=r.__e,a=[],o=[],s=t.__P;s&&((n=_({constructor:d},r)).__v=r.__v+1,e.vnode&&e.vnode(n),ae(s,n,r,t.__n,s.namespaceURI,32&r.__u?[i]:null,a,i||C(r),32&r.__u,o),n.__v=r.__v,n.__.__k[n.__i]=n,A(a,n,o),r.__=r.__e=null,n.__e!=i&&w(n))}function w(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),w(e)}function T(t){(8&t.__g||(t.__g|=8,r.push(t),a++))&&i==e.debounceRendering||((i=e.debounceRendering)||queueMicrotask)(E)}function E(){try{for(var e,t=1;r.length;)r.length>t&&r.sort(o),e=r.shift(),t=r.length,8&e.__g&&ee(e)}finally{(a=r.length)&&(i||queueMicrotask)(E)}}function te(e,t,n,r,i,a,o,s,c,l,u){var d,m,h,g,_,v,y=r.__k||p,b=t.length;for(c=ne(n,t,y,c,b),d=0;d<b;d++)(h=n.__k[d])!=null&&(m=~h.__i&&y[h.__i]||f,h.__i=d,v=ae(e,h,m,i,a,o,s,c,l,u),g=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&j(m.ref,null,h,m),h.ref&&u.push(h.ref,h.__c||g,h)),_||=g,4&h.__u?(c=D(h,c,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type==`function`&&v!==void 0?c=v:g&&(c=g.nextSibling),h.__u&=-21);return n.__e=_,c}function ne(e,t,n,r,i){var a,o,s,c,l,u,f,p,m,g=n.length,_=g,v=0,y=0,S=e.__k=Array(i);for(a=0;a<i;a++)(o=t[a])!=null&&typeof o!=`boolean`&&typeof o!=`function`?(typeof o!=`object`||o.constructor===String?o=S[a]=b(null,o):h(o)?o=S[a]=b(x,{children:o}):o.constructor===d&&o.__b?o=S[a]=b(o.type,o.props,o.key,o.ref,o.__v):S[a]=o,c=a+v,o.__=e,o.__b=e.__b+1,s=null,~(l=o.__i=re(o,n,c,_))&&(_--,(s=n[l])&&(s.__u|=2)),s&&s.__v?(o.__u|=16,l==c-1?v--:l==c+1?v++:l!=c&&(l>c?v--:v++,y=1)):(~l||(i>g?v--:i<g&&v++),typeof o.type!=`function`&&(o.__u|=4))):S[a]=null;if(y){for(u=[],f=[],a=0;a<i;a++)if((o=S[a])&&16&o.__u){for(v=0,p=u.length;v<p;)u[m=v+p>>1]<o.__i?v=m+1:p=m;u[v]=o.__i,f[a]=v+1}for(v=u.length;a--;)f[a]&&(f[a]==v?v--:S[a].__u|=4)}if(_)for(a=0;a<g;a++)!(s=n[a])||2&s.__u||(s.__e==r&&(r=C(s)),le(s,s));return r}function D(e,t,n,r){var i,a,o,s;if(typeof e.type==`function`){if(e.props.__P)return t;if(i=e.__k)for(a=0;a<i.length;a++)i[a]&&(i[a].__=e,t=D(i[a],t,n,!1));return t}for(t&&!t.parentNode&&(t=C(e))&&!t.parentNode&&(t=null),o=e.__e,s=t;s&&s.nodeType==8;)s=s.nextSibling;for(o!=s&&(!r&&n.moveBefore&&o.parentNode?n.moveBefore(o,t):n.insertBefore(o,t||null)),t=o;(t&&=t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(`$s`););return t}function re(e,t,n,r){var i,a=e.key,o=e.type,s=t[n],c=s&&!(2&s.__u);if(s===null&&a==null||c&&a==s.key&&o==s.type)return n;if(r>+!!c){for(i=n-1;i>=0;i--)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i;for(i=n+1;i<t.length;i++)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i}return-1}function ie(e,t,n){n??=``,t[0]==`-`?e.setProperty(t,n):e[t]=n}function O(e,t,n,r,i){var a,o;if(t==`style`){if(typeof n==`string`)e.style.cssText=n;else{if(typeof r==`string`&&(e.style.cssText=r=``),r)for(t in r)n&&t in n||ie(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||ie(e.style,t,n[t])}}else if(t[0]==`o`&&t[1]==`n`)typeof n!=`function`&&(n=null),typeof r!=`function`&&(r=null),(e.__e||={})[t]=n,n&&r||(o=u[t]||(u[t]=k(t)),(e.__a||={})[t]=l,a=t!=(t=t.replace(c,`$1`)),(t=t.slice(2))[0]<`a`&&(t=t.toLowerCase()),n?e.addEventListener(t,o,a):e.removeEventListener(t,o,a));else{if(i==`http://www.w3.org/2000/svg`)t=t.replace(/xlink(H|:h)/,`h`).replace(/sName$/,`s`);else if(t!=`width`&&t!=`height`&&t!=`href`&&t!=`list`&&t!=`form`&&t!=`tabIndex`&&t!=`download`&&t!=`rowSpan`&&t!=`colSpan`&&t!=`role`&&t!=`popover`&&t in e)try{e[t]=n??``;return}catch{}if(typeof n==`function`)return;n==null||!1===n&&t[4]!=`-`?e.removeAttribute(t):e.setAttribute(t,t==`popover`&&n==1?``:n)}}function k(t){return function(n){var r=this.__e;if(r){if(r=r[t],n[s]==null)n[s]=l++;else if(n[s]<this.__a[t])return;return r(e.event?e.event(n):n)}}}function ae(t,n,r,i,a,o,s,c,l,u){var f,m,g,y,b,ee,w,T,E,ne,D,re,ie,O,k,ae,A,j,M=n.type;if(n.constructor!==d)return null;128&r.__u&&(l=32&r.__u,f=r.__c.__z)&&(n.__u|=l,m=o=[],f.nodeType==8?c=oe(f,o):o.push(f),c=o[0]||c),(f=e.__b)&&f(n);n:if(typeof M==`function`){g=s.length;try{if(T=n.props,E=(f=M.prototype)&&f.render,ne=(f=M.contextType)&&i[f.__c],D=f?ne?ne.props.value:f.__:i,(y=r.__c)?(n.__c=y,2&y.__g&&(y.__g|=1)):(E?n.__c=y=new M(T,D):(n.__c=y=new S(T,D),y.constructor=M,y.render=ue),ne&&ne.sub(y),y.state||(y.state={}),y.__n=i,y.__g|=8,y.__h=[],y.__k=[]),E&&(y.__s||(y.__s=y.state),M.getDerivedStateFromProps&&(y.__s==y.state&&(y.__s=_({},y.__s)),_(y.__s,M.getDerivedStateFromProps(T,y.__s)))),b=y.props,ee=y.state,y.__v=n,r.__c){if(T!==b&&E&&!M.getDerivedStateFromProps&&y.componentWillReceiveProps&&y.componentWillReceiveProps(T,D),n.__v==r.__v&&!(8&y.__g)||!(4&y.__g)&&y.shouldComponentUpdate&&!1===y.shouldComponentUpdate(T,y.__s,D)){n.__v!=r.__v&&(y.props=T,y.state=y.__s,y.__g&=-9),n.__e=r.__e,n.__k=r.__k,n.__k.some(function(e){e&&(e.__=n)}),p.push.apply(y.__h,y.__k),y.__k=[],y.__h.length&&s.push(y),c=C(r);break n}y.componentWillUpdate&&y.componentWillUpdate(T,y.__s,D),E&&y.componentDidUpdate&&y.__h.push(function(){y.componentDidUpdate(b,ee,w)})}else E&&!M.getDerivedStateFromProps&&y.componentWillMount&&y.componentWillMount(),E&&y.componentDidMount&&y.__h.push(y.componentDidMount);y.context=D,y.props=T,y.__P=t,y.__g&=-5,re=e.__r,ie=E?25:0;do y.__g&=-9,re&&re(n),f=y.render(y.props,y.state=y.__s,y.context);while(8&y.__g&&++ie<25);E&&(p.push.apply(y.__h,y.__k),y.__k=[]),y.state=y.__s,y.getChildContext&&(i=_({},i,y.getChildContext())),E&&r.__c&&y.getSnapshotBeforeUpdate&&(w=y.getSnapshotBeforeUpdate(b,ee)),O=f&&f.type===x&&f.key==null?f.props.children:f,T.__P&&(f=c,a=(t=T.__P).namespaceURI,l=o=null,r.props&&r.props.__P!=t&&(r.__k.some(function(e){e&&le(e,e)}),r.__k=null),c=r.__k?C(r,0):null),c=te(t,h(O)?O:[O],n,r,i,a,o,s,c,l,u),T.__P&&(n.__e=null,c=f),n.__u&=-161,m&&m.some(v),y.__h.length&&s.push(y),1&y.__g&&(y.__g&=-4)}catch(t){if(s.length=g,n.__v=null,l||o){if(t&&t.then){if(n.__u|=128|l,o){for(~(A=o.indexOf(c||void 0))||(A=o.length);(j=o[A-1])&&j.nodeType==8;)A--;for(;A<o.length;A++)if(j=o[A]){if(o[A]=null,k){if(j==ae)break}else{if(j.nodeType!=8)break;j.data.startsWith(`$s`)&&(ae=oe(k=j))}}}if(!k){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;k=c}(f=oe(k=n.__c.__z||(n.__c.__z=k)))?(n.__e=k,c=f):n.__e=c,c&&=c.nextSibling}else o&&o.some(v)}else n.__e=r.__e;n.__k||=r.__k||[],t&&t.then||se(n),e.__e(t,n,r)}}else c=n.__e=ce(r.__e,n,r,i,a,o,s,l,u,t);return(f=e.diffed)&&f(n),c}function oe(e,t){if(e&&e.nodeType==8&&e.data.startsWith(`$s`))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith(`$s`))n++;else if(e.data.startsWith(`/$s`)&&!--n)return e}t&&t.push(e)}}function se(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(se))}function A(t,n,r){for(var i=0;i<r.length;)j(r[i++],r[i++],r[i++]);e.__c&&e.__c(n,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(e){e.call(n)})}catch(t){e.__e(t,n.__v)}})}function ce(t,n,r,i,a,o,s,c,l,u){var d,p,_,y,b,x,S,ee,w=r.props||f,T=n.props,E=n.type;if(E==`svg`?a=`http://www.w3.org/2000/svg`:E==`math`?a=`http://www.w3.org/1998/Math/MathML`:a||=`http://www.w3.org/1999/xhtml`,o){for(d=0;d<o.length;d++)if((b=o[d])&&(E?b.localName==E:b.nodeType==3)){t=b,o[d]=null;break}}if(!t){if(ee=u.ownerDocument||document,!E)return ee.createTextNode(T);t=ee.createElementNS(a,E,T.is?T:u),c&&=(e.__m&&e.__m(n,o),!1),o=null}if(E){if(u=E==`template`&&t.content||t,o=E==`textarea`&&T.defaultValue!=null?null:o&&g.call(u.childNodes),!c&&o)for(w={},d=0;d<t.attributes.length;d++)w[(b=t.attributes[d]).name]=b.value;for(d in w)b=w[d],d==`dangerouslySetInnerHTML`?_=b:d==`children`||d in T||d==`value`&&`defaultValue`in T||d==`checked`&&`defaultChecked`in T||O(t,d,null,b,a);for(d in T)b=T[d],d==`children`?y=b:d==`dangerouslySetInnerHTML`?p=b:d==`value`?x=b:d==`checked`?S=b:c&&typeof b!=`function`||w[d]===b||O(t,d,b,w[d],a);p?(c||_&&(p.__html==_.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),n.__k=[]):(_&&(t.textContent=``),(E==`foreignObject`||a==`http://www.w3.org/1998/Math/MathML`&&m.test(E))&&(a=`http://www.w3.org/1999/xhtml`),te(u,h(y)?y:[y],n,r,i,a,o,s,o?o[0]:r.__k&&C(r,0),c,l),o&&o.some(v)),c&&E!=`textarea`||(d=`value`,E==`progress`&&x==null?t.removeAttribute(d):x==null||x===t[d]&&(E!=`progress`||x)||O(t,d,x,w[d],a),d=`checked`,S!=null&&S!=t[d]&&O(t,d,S,w[d],a))}else w===T||c&&t.data==T||(t.data=T);return t}function j(t,n,r,i){try{typeof t==`function`?n?n.__x=t(n)||1:(i&&=i.__c||i.__e)&&(n=i.__x)&&(i.__x=null,typeof n==`function`?n():t(null)):t.current=n}catch(t){e.__e(t,r)}}function le(t,n,r){var i,a,o,s;if(e.unmount&&e.unmount(t),!(i=t.ref)||i.current&&i.current!=t.__e||j(i,null,n,t),i=t.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(t){e.__e(t,n)}i.__P=i.__n=null}if(i=t.__k)for(s=0;s<i.length;s++)i[s]&&le(i[s],n,typeof t.type!=`function`||r&&!t.props.__P);!r&&(i=t.__c)&&(i=i.__z)&&(a=oe(i,o=[]))&&(i==t.__e&&o.some(v),v(a),v(i)),r||v(t.__e),t.__e=t.__c=t.__=null}function ue(e,t,n){return this.constructor(e,n)}function M(t,n){var r,i,a,o;e.__&&e.__(t,n),n.nodeType==9&&(n=n.documentElement),i=(r=t&&32&t.__u)?null:n.__k,n.__k=b(x,{children:[t]}),a=[],o=[],ae(n,n.__k,i||f,f,n.namespaceURI,i?null:n.firstChild?g.call(n.childNodes):null,a,i?i.__e:n.firstChild,r,o),A(a,n.__k,o),n.__k.props.children=null}e={__e:function(e,t,n,r){for(var i,o,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,r||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(t){e=t}}throw a=0,e}},t=0,n=function(e){return e!=null&&e.constructor===d},S.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=_({},this.state)),typeof e==`function`&&(e=e(_({},n),this.props)),e&&(_(n,e),this.__v&&(t&&this.__k.push(t),T(this)))},S.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),T(this))},S.prototype.render=x,r=[],a=0,o=function(e,t){return e.__v.__b-t.__v.__b},s=Symbol(),c=/(PointerCapture)$|Capture$/i,l=0,u={};var de,N,fe,pe,me=Object.is,he=0,ge=[],_e=[],P=e,ve=P.__b,ye=P.__r,be=P.diffed,xe=P.__c,Se=P.unmount,Ce=P.__;function we(e,t){P.__h&&P.__h(N,e,he||t),he=0;var n=N.__H||(N.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Te(e){return he=1,Ee(Le,e)}function Ee(e,t,n){var r=we(de++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Le(void 0,t),function(e){var t=(r.__N||r.__)[0],n=r.t(t,e);me(t,n)||(r.__N=[n,r.__[1]],r.__c.setState({}))}],r.__c=N,!N.__f)){N.__f=!0;var i=N.shouldComponentUpdate;N.shouldComponentUpdate=function(e,t,n){var r=this.__H;if(!r)return!0;var a=!1,o=this.props!=e;if(r.__.some(function(e){e.__N&&(a=!0,me(e.__[0],e.__N[0])||(o=!0))}),i){var s=i.call(this,e,t,n);return a?s||o:s}return!a||o}}return r.__}function De(e,t){var n=we(de++,3);!P.__s&&Ie(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,N.__H.__h.push(n))}function Oe(e){return he=5,ke(function(){return{current:e}},[])}function ke(e,t){var n=we(de++,7);return Ie(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ae(){var e;do{for(;e=_e.shift();)try{Pe(e)}catch(t){P.__e(t,{__:(e=e.__P)&&e.__v})}for(;e=ge.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Pe),t.__h.some(Fe),t.__h=[]}catch(n){t.__h=[],P.__e(n,e.__v)}}}while(_e.length)}P.__b=function(e){N=null,ve&&ve(e)},P.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ce&&Ce(e,t)},P.__r=function(e){ye&&ye(e),de=0;var t=(N=e.__c).__H;t&&(fe==N?N.__h=[]:(t.__h.some(Pe),t.__h.some(Fe),de=0),t.__h=[],t.__.some(function(e){e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),fe=N},P.diffed=function(e){be&&be(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ne(ge.push(t)),t.__H.__.some(function(e){e.u&&(e.__H=e.u)})),fe=N=null},P.__c=function(e,t){t.some(function(e){try{e.__h.some(Pe),e.__h=e.__h.filter(function(e){return!e.__||Fe(e)})}catch(t){e.__h=[function(){throw t}]}}),xe&&xe(e,t)},P.unmount=function(e){Se&&Se(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n&&=n.__c}r.__P=n,Ne(_e.push(r))}else Pe(r)}catch(e){t=e}}),r.__H=void 0,t&&P.__e(t,r.__v))};var je=typeof requestAnimationFrame==`function`;function Me(e){var t,n=function(){clearTimeout(r),je&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);je&&(t=requestAnimationFrame(n))}function Ne(e){e!=1&&pe==P.requestAnimationFrame||((pe=P.requestAnimationFrame)||Me)(Ae)}function Pe(e){var t=N,n=e.__c;typeof n==`function`&&(e.__c=void 0,n()),N=t}function Fe(e){var t=N;e.__c=e.__(),N=t}function Ie(e,t){return!e||e.length!=t.length||t.some(function(t,n){return!me(t,e[n])})}function Le(e,t){return typeof t==`function`?t(e):t}var Re=Symbol.for(`preact-signals`);function ze(){if(I>1)I--;else{var e,t=!1;for((function(){var e=qe;for(qe=void 0;e!==void 0;){var t=e.S;if(t.v===e.v)for(var n=t.t;n!==void 0;n=n.x)n.i===e.i&&(n.i=t.i);e=e.o}})();Ue!==void 0;){var n=Ue;for(Ue=void 0,We++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ze(n))try{n.c()}catch(n){t||=(e=n,!0)}n=r}}if(We=0,I--,t)throw e}}function Be(e){if(I>0)return e();Ke=++Ge,I++;try{return e()}finally{ze()}}var Ve,F=void 0;function He(e){var t=F,n=Ve;F=void 0,Ve=void 0;try{return e()}finally{F=t,Ve=n}}var Ue=void 0,I=0,We=0,Ge=0,Ke=0,qe=void 0,Je=0;function Ye(e){if(F!==void 0){var t=e.n;if(t===void 0||t.t!==F)return t={i:0,S:e,p:F.s,n:void 0,t:F,e:void 0,x:void 0,r:t},F.s!==void 0&&(F.s.n=t),F.s=t,e.n=t,32&F.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=F.s,t.n=void 0,F.s.n=t,F.s=t),t}}function L(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}L.prototype.brand=Re,L.prototype.h=function(){return!0},L.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n===void 0?He(function(){var e;(e=t.W)==null||e.call(t)}):n.e=e)},L.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&He(function(){var e;(e=t.Z)==null||e.call(t)}))}},L.prototype.subscribe=function(e){var t=this;return ot(function(){var n=t.value;He(function(){return e(n)})},{name:`sub`})},L.prototype.valueOf=function(){return this.value},L.prototype.toString=function(){return this.value+``},L.prototype.toJSON=function(){return this.value},L.prototype.peek=function(){var e=this;return He(function(){return e.value})},Object.defineProperty(L.prototype,"value",{get:function(){var e=Ye(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(We>100)throw Error(`Cycle detected`);(function(e){I!==0&&We===0&&e.l!==Ke&&(e.l=Ke,qe={S:e,v:e.v,i:e.i,o:qe})})(this),this.v=e,this.i++,Je++,I++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ze()}}}});function Xe(e,t){return new L(e,t)}function Ze(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Qe(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function $e(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function et(e,t){L.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Je-1,this.f=4}et.prototype=new L,et.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Je))return!0;if(this.g=Je,this.f|=1,this.i>0&&!Ze(this))return this.f&=-2,!0;var e=F;try{Qe(this),F=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return F=e,$e(this),this.f&=-2,!0},et.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}L.prototype.S.call(this,e)},et.prototype.U=function(e){if(this.t!==void 0&&(L.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}},et.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}},Object.defineProperty(et.prototype,"value",{get:function(){if(1&this.f)throw Error(`Cycle detected`);var e=Ye(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function tt(e,t){return new et(e,t)}function nt(e){var t=e.j;if(e.j=void 0,typeof t==`function`){I++;var n=F;F=void 0;try{t()}catch(t){throw e.f&=-2,e.f|=8,rt(e),t}finally{F=n,ze()}}}function rt(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,nt(e)}function it(e){if(F!==this)throw Error(`Out-of-order effect`);$e(this),F=e,this.f&=-2;try{8&this.f&&rt(this)}finally{ze()}}function at(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Ve&&Ve.push(this)}at.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==`function`&&(this.j=t)}finally{e()}},at.prototype.S=function(){if(1&this.f)throw Error(`Cycle detected`);this.f|=1,this.f&=-9,nt(this),Qe(this),I++;var e=F;return F=this,it.bind(this,e)},at.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ue,Ue=this)},at.prototype.d=function(){this.f|=8,1&this.f||rt(this)},at.prototype.dispose=function(){this.d()};function ot(e,t){var n=new at(e,t);try{n.c()}catch(e){throw n.d(),e}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var st,ct,lt=typeof window<`u`&&!!window.__PREACT_SIGNALS_DEVTOOLS__,ut=[];ot(function(){st=this.N})();function dt(t,n){e[t]=n.bind(null,e[t]||function(){})}function ft(e){if(ct){var t=ct;ct=void 0,t()}ct=e&&e.S()}function pt(e){var t=this,r=e.data,i=ht(r);i.name=`ReactiveDom`,i.value=r;var a=ke(function(){for(var e=t,r=t.__v;r=r.__;)if(r.__c){r.__c.__$f|=4;break}var a=tt(function(){var e=i.value.value;return e===0?0:!0===e?``:e||``}),o=tt(function(){return!Array.isArray(a.value)&&!n(a.value)}),s=ot(function(){if(this.N=vt,o.value){var t=a.value;e.__v&&e.__v.__e&&e.__v.__e.nodeType===3&&(e.__v.__e.data=t)}}),c=t.__$u.d;return t.__$u.d=function(){s(),c.call(this)},[o,a]},[]),o=a[0],s=a[1];return o.value?s.peek():s.value}pt.displayName=`ReactiveTextNode`,Object.defineProperties(L.prototype,{constructor:{configurable:!0,value:y(x,null).constructor},type:{configurable:!0,value:pt},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}}),dt(`__b`,function(e,t){if(ft(),typeof t.type==`string`){var n,r=t.props;for(var i in r)if(i!==`children`){var a=r[i];a instanceof L&&(n||(t.__np=n={}),n[i]=a,r[i]=a.peek())}}e(t)}),dt(`__r`,function(e,t){if(e(t),t.type!==x){ft();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=function(e,t){var n;return ot(function(){n=this},{name:t}),n.c=e,n}(function(e){return function(){var t;lt&&((t=this.y)==null||t.call(this)),e.__$f|=1,e.setState({})}}(r),typeof t.type==`function`?t.type.displayName||t.type.name:``))),ft(n)}}),dt(`__e`,function(e,t,n,r){ft(),e(t,n,r)}),dt(`diffed`,function(e,t){ft();var n;if(typeof t.type==`string`&&(n=t.__e)){var r=t.__np,i=t.props,a=n.U;if(a)for(var o in a){var s=a[o];s===void 0||r&&o in r||(s.d(),a[o]=void 0)}if(r)for(var c in a||(a={},n.U=a),r){var l=a[c],u=r[c];l===void 0?(l=mt(n,c,u,i),a[c]=l):l.o(u,i)}}e(t)});function mt(e,t,n,r){var i=t in e&&e.ownerSVGElement===void 0,a=Xe(n);return{o:function(e,t){a.value=e,r=t},d:ot(function(){this.N=vt;var n=a.value.value;r[t]!==n&&(r[t]=n,i?e[t]=n:n!=null&&(!1!==n||t[4]===`-`)?e.setAttribute(t,n):e.removeAttribute(t))})}}dt(`unmount`,function(e,t){if(typeof t.type==`string`){var n=t.__e;if(n){var r=n.U;if(r)for(var i in n.U=void 0,r){var a=r[i];a&&a.d()}}var o=t.__np;if(o){var s=t.props;for(var c in o)s[c]=o[c]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var u=l.__$u;u&&(l.__$u=void 0,u.d())}}e(t)}),dt(`__h`,function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)}),S.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u==`boolean`&&!0===this.u){var a=2&this.__$f;if(!(r||a||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var o in e)if(o!==`__source`&&e[o]!==this.props[o])return!0;for(var s in this.props)if(!(s in e))return!0;return!1};function ht(e,t){return ke(function(){return Xe(e,t)},[])}var gt=function(e){queueMicrotask(function(){queueMicrotask(e)})};function _t(){Be(function(){for(var e;e=ut.shift();)st.call(e)})}function vt(){ut.push(this)===1&&(e.requestAnimationFrame||gt)(_t)}var yt=8,bt=1e-4,xt=class{samples=[];speed=1;sample(e,t,n,r){r!==this.speed&&(this.samples=[]),this.speed=r;let i=(e+t)/2;this.samples.push({offset:n/1e3-i*r,delay:t-e,at:t}),this.samples.length>yt&&this.samples.shift()}guess(e,t,n){this.speed=n,this.samples.every(e=>e.delay===Number.MAX_VALUE)&&(this.samples=[{offset:e-t*n,delay:Number.MAX_VALUE,at:t}])}measureAnew(e){let t=this.best(e);this.samples=t?[{...t,delay:Number.MAX_VALUE}]:[]}at(e){let t=this.best(e);return t?e*this.speed+t.offset:0}estimate(e){let t=this.best(e);if(t&&t.delay!==Number.MAX_VALUE)return{offset:Math.round(t.offset*1e3),error:Math.ceil(St(t,e)*this.speed*1e3)+1}}delay(){let e=Math.min(...this.samples.map(e=>e.delay));return e<Number.MAX_VALUE?Math.round(e):void 0}reset(){this.samples=[]}best(e){let t;for(let n of this.samples)(!t||St(n,e)<St(t,e))&&(t=n);return t}};function St(e,t){return e.delay/2+Math.max(0,t-e.at)*bt}var Ct=Xe(0),wt=1e3;function Tt(e,t){return e.go_at!==void 0&&e.go_at!==null&&t>e.go_at+wt}function Et(e,t,n){return Dt(e.sides[t].left,e,t,n)}function Dt(e,t,n,r){if(e!=null)return t.running?.side===n?Math.max(0,e-Math.max(0,r-t.running.since)):e}function Ot(e,t){return e.ends_at==null?void 0:Math.max(0,e.ends_at-t)}function kt(e){if(e===void 0)return`–:––`;if(e<1e4){let t=Math.floor(e/100);return`0:0${Math.floor(t/10)}.${t%10}`}let t=Math.ceil(e/1e3),n=e=>String(e).padStart(2,`0`),r=Math.floor(t/3600),i=Math.floor(t/60)%60;return r>0?`${r}:${n(i)}:${n(t%60)}`:`${i}:${n(t%60)}`}var At=`# The words of the court in English.
#
# A key is a family and the code of a variant on the wire (refusal-no-game). Its arguments are the
# variant's fields; see the crate page of \`referee-messages\`. A message named like an argument words
# that argument, wherever it occurs.

## Arguments

# the names of the players, where whoever shows the message knows them
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

other = { $other ->
    [white] { white }
   *[black] { black }
}
the-move = { GIVEN($uci) ->
    [yes] { $uci }
   *[no] the move
}
tap = { $tap ->
    [call] call
    [card] card
   *[stopwatch] stopwatch
}
card = { $shown ->
    [caution] caution
   *[red] red card
}
offence = { $offence ->
    [loss_of_contact] loss of contact
   *[bent_knee] bent knee
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
`,jt=class{constructor(e){this.value=e}valueOf(){return this.value}},R=class extends jt{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},z=class extends jt{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Mt=class e extends jt{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof jt)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof jt&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Nt=100,Pt=`⁨`,Ft=`⁩`;function It(e,t,n){return n===t||n instanceof z&&t instanceof z&&n.value===t.value||t instanceof z&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Lt(e,t,n){return t[n]?Kt(e,t[n].value):(e.reportError(RangeError(`No default`)),new R)}function Rt(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=zt(e,i.value):n.push(zt(e,i));return{positional:n,named:r}}function zt(e,t){switch(t.type){case`str`:return t.value;case`num`:return new z(t.value,{minimumFractionDigits:t.precision});case`var`:return Bt(e,t);case`mesg`:return Vt(e,t);case`term`:return Ht(e,t);case`func`:return Ut(e,t);case`select`:return Wt(e,t);default:return new R}}function Bt(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new R(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new R(`$${t}`);if(n instanceof jt)return n;switch(typeof n){case`string`:return n;case`number`:return new z(n);case`object`:if(Mt.supportsValue(n))return new Mt(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new R(`$${t}`)}}function Vt(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new R(t);if(n){let i=r.attributes[n];return i?Kt(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new R(`${t}.${n}`))}return r.value?Kt(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new R(t))}function Ht(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new R(i);if(n){let t=a.attributes[n];if(t){e.params=Rt(e,r).named;let n=Kt(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new R(`${i}.${n}`)}e.params=Rt(e,r).named;let o=Kt(e,a.value);return e.params=null,o}function Ut(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new R(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new R(`${t}()`);try{let t=Rt(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new R(`${t}()`)}}function Wt(e,{selector:t,variants:n,star:r}){let i=zt(e,t);if(i instanceof R)return Lt(e,n,r);for(let t of n)if(It(e,i,zt(e,t.key)))return Kt(e,t.value);return Lt(e,n,r)}function Gt(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new R;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Nt)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Nt}`);r&&n.push(Pt),n.push(zt(e,i).toString(e)),r&&n.push(Ft)}return e.dirty.delete(t),n.join(``)}function Kt(e,t){return typeof t==`string`?e.bundle._transform(t):Gt(e,t)}var qt=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Jt(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Yt=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Xt(e,t){let n=e[0];if(n instanceof R)return new R(`NUMBER(${n.valueOf()})`);if(n instanceof z)return new z(n.valueOf(),{...n.opts,...Jt(t,Yt)});if(n instanceof Mt)return new z(n.toNumber(),{...Jt(t,Yt)});throw TypeError(`Invalid argument to NUMBER`)}var Zt=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Qt(e,t){let n=e[0];if(n instanceof R)return new R(`DATETIME(${n.valueOf()})`);if(n instanceof Mt||n instanceof z)return new Mt(n,Jt(t,Zt));throw TypeError(`Invalid argument to DATETIME`)}var $t=new Map;function en(e){let t=Array.isArray(e)?e.join(` `):e,n=$t.get(t);return n===void 0&&(n=new Map,$t.set(t,n)),n}var tn=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Xt,DATETIME:Qt,...t},this._useIsolating=n,this._transform=r,this._intls=en(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new qt(this,n,t);try{return Gt(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new R().toString(r);throw e}}},nn=/^(-?[a-zA-Z][\w-]*) *= */gm,rn=/\.([a-zA-Z][\w-]*) *= */y,an=/\*?\[/y,on=/(-?[0-9]+(?:\.([0-9]+))?)/y,sn=/([a-zA-Z][\w-]*)/y,cn=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,ln=/^[A-Z][A-Z0-9_-]*$/,un=/([^{}\n\r]+)/y,dn=/([^\\"\n\r]*)/y,fn=/\\([\\"])/y,pn=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,mn=/^\n+/,hn=/ +$/,gn=/ *\r?\n/g,_n=/( *)$/,vn=/{\s*/y,yn=/\s*}/y,bn=/\[\s*/y,xn=/\s*] */y,Sn=/\s*\(\s*/y,Cn=/\s*->\s*/y,wn=/\s*:\s*/y,Tn=/\s*,?\s*/y,En=/\s+/y,Dn=class{constructor(e){this.body=[],nn.lastIndex=0;let t=0;for(;;){let n=nn.exec(e);if(n===null)break;t=nn.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(rn);){let t=o(rn),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(un)&&(r=o(un)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,mn),u([i],i.length)):r?S(r,hn):null}function u(r=[],i){for(;;){if(n(un)){r.push(o(un));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,hn));let c=[];for(let e of r)e instanceof On&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(vn,SyntaxError);let e=f();if(i(yn))return e;if(i(Cn)){let t=h();return i(yn,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(cn)){let[,e,t,n=null]=a(cn);if(e===`$`)return{type:`var`,name:t};if(i(Sn)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(ln.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Tn)}}function m(){let e=f();return e.type===`mesg`&&i(wn)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(an);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(bn,SyntaxError);let e;return e=n(on)?v():{type:`str`,value:o(sn)},i(xn,SyntaxError),e}function _(){if(n(on))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(on),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(dn),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(fn))return o(fn);if(n(pn)){let[,e,t]=a(pn),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(En),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(gn,`
`),n=_n.exec(e)[1].length;return new On(t,n)}}},On=class{constructor(e,t){this.value=e,this.length=t}},kn=new Map(Object.entries(Object.assign({"../../../protocol/messages/en.ftl":At})).map(([e,t])=>[e.slice(e.lastIndexOf(`/`)+1,-4),t])),An=[`device`,`by`],B=e=>e instanceof z?e.value:typeof e==`number`?e:0,jn=e=>e%2==1?`white`:`black`,Mn=e=>String(e).padStart(2,`0`);function Nn(e){let t=Math.abs(e),[n,r,i]=[Math.floor(t/36e5),Math.floor(t/6e4)%60,Math.floor(t/1e3)%60],a=`${Mn(i)}.${String(t%1e3).padStart(3,`0`)}`;return`${e<0?`-`:``}${n>0?`${n}:${Mn(r)}`:r}:${a}`}function Pn(e){let t=Math.floor(Math.abs(e)/1e3);return`${e<0?`-`:`+`}${t<60?`${t} s`:`${Math.floor(t/60)}:${Mn(t%60)}`}`}var Fn={GIVEN:([e])=>e instanceof z||typeof e==`number`||typeof e==`string`&&e!==``?`yes`:`no`,CLOCK:([e])=>Nn(B(e)),SHOWN:([e])=>kt(B(e)),SIGNED:([e])=>Pn(B(e)),SIGNED_SECONDS:([e])=>`${B(e)<0?``:`+`}${(B(e)/1e3).toFixed(1)}`,SECONDS:([e])=>(B(e)/1e3).toFixed(1),LINE:([e])=>`${Math.floor(B(e)/256)}.${B(e)%256+1}`,CODE_POINT:([e])=>Array.from(String(e),e=>`U+${e.codePointAt(0)?.toString(16).toUpperCase().padStart(4,`0`)}`).join(``),NUMBERED:([e])=>`${Math.ceil(B(e)/2)}${jn(B(e))===`white`?`.`:`...`}`,MOVE_NUMBER:([e])=>String(Math.ceil(B(e)/2)),MOVER:([e])=>jn(B(e))};function In(e){let t=kn.get(e);if(t===void 0)return[];let n=new tn(e,{useIsolating:!1,functions:Fn});return n.addResource(new Dn(t)),[n]}var Ln=(globalThis.navigator?.languages??[]).slice(0,1).flatMap(e=>[e,e.split(`-`)[0]??``]),Rn=[...new Set([...Ln,`en`])].flatMap(In);function zn({key:e,args:t={}}){let n={};for(let[e,r]of Object.entries(t))n[e]=typeof r==`string`?r:An.includes(e)?Vn(`device`,{id:Bn(r)}):Bn(r);return Vn(e,n)}var Bn=e=>new z(e,{useGrouping:!1});function Vn(e,t){for(let n of Rn){let r=n.getMessage(e)?.value;if(r)return n.formatPattern(r,t,[])}return e}var Hn=e=>typeof e==`object`&&!!e&&!Array.isArray(e);function Un(e){if(typeof e==`string`)return[e,void 0];if(!Hn(e))return[void 0,e];let[t,...n]=Object.entries(e);return t&&n.length===0?t:[void 0,e]}function Wn(e,t,n){if(n!=null){if(typeof n==`boolean`)e[t]=n?`yes`:`no`;else if(typeof n==`number`||typeof n==`string`)e[t]=n;else if(Array.isArray(n))e[`${t}-n`]=n.length,e[t]=n.filter(e=>typeof e!=`object`).join(`, `);else{let[r,i]=Un(n);if(Hn(i))for(let[n,r]of Object.entries(i))Wn(e,`${t}-${n}`,r);else r!==void 0&&Wn(e,`${t}-${r}`,i);r!==void 0&&(e[t]=r)}}}function Gn(e,t){let n={};return Wn(n,e,t),zn({key:e,args:n})}var V={white:`White`,black:`Black`},Kn={behind_line:`behind the line`,at_board:`at the board`,outward:`running out`,homeward:`running home`,away:`away`},qn={checkmate:`checkmate`,stalemate:`stalemate`,dead_position:`dead position`,fivefold_repetition:`fivefold repetition`,seventy_five_moves:`75 moves`,resignation:`resignation`,agreement:`agreement`,flag_fall:`flag fall`,captured_points:`captured points at the limit`,illegal_position:`illegal position`,threefold_repetition:`threefold repetition`,fifty_moves:`50 moves`,illegal_moves:`second illegal move`,flag_declared:`flag declared`,both_flags:`both flags down`,king_left_in_check:`king left in check`,illegal_move:`illegal move`,players_agreed:`as both players agreed`,forfeit:`forfeit`,penalty:`penalty`,red_cards:`third red card`,entered:`as the referees entered it`,ruling:`the referee's ruling`},Jn=e=>Gn(`fault`,e);function Yn(e){return e==null?`the record does not tell`:e?`by the record it is so`:`by the record it is not so`}var Xn=e=>Gn(`claim`,e);function Zn(e){return e===`no_flag_before`?`Both agree: no flag was down before that punch`:e===`play_on`?`Both agree to play on`:`first_flag`in e?`Both agree: ${V[e.first_flag.side]}'s flag fell first`:`Both agree: ${rr(e.result.result)}`}var Qn={king:`king`,queen:`queen`,rook:`rook`,bishop:`bishop`,knight:`knight`,pawn:`pawn`,inverted_rook:`inverted rook`},H={title:`ChessRun court`,demo:`DEMO`,demoWhy:`A demonstration: the moves are real games, the clocks and the runs are made up.`,connecting:`Connecting…`,live:`Live`,lost:e=>`No connection for ${e} s. Clocks may be out of date; trying again.`,stopped:`This court has stopped: nothing more is recorded. This is how it stood last.`,noCourt:`Waiting for the court…`,noGame:`no game`,board:e=>`Board ${e}`,round:e=>`Round ${e}`,player:e=>`Player ${e}`,toMove:`to move`,stale:`board silent`,silent:`silent`,waiting:`not started`,countdown:`starting`,unconfirmed:`start not known`,paused:`paused`,free:`owes no run`,ticker:`What happened`,moves:`Moves`,noMoves:`No moves yet.`,back:`All boards`,limit:`Match limit`,link:e=>`Game ${e}`,linkWhy:e=>`Game ${e} of this sprint: the same colours, the times that were left`,points:e=>`${e} ${e===1?`point`:`points`}`,runs:e=>`${e} ${e===1?`run`:`runs`} made`,notKnown:`moves are not reported`,lastMove:`last move`,pieces:`Piece drawings: Colin M. L. Burnett (GPL-2.0-or-later).`,source:`Free software, GPL-3.0-or-later.`};function $n(e,t){let n=[];return e>0&&n.push(`${e} ${e===1?`caution`:`cautions`}`),t>0&&n.push(`${t} red`),n.join(`, `)}function er(e){let t=e.filter(e=>e===`full_run`).length,n=e.filter(e=>e===`half_run`).length,r=[];n>0&&r.push(`a half run`),t===1&&r.push(`a run`),t>1&&r.push(`${t} runs`),e.includes(`correction`)&&r.unshift(`a correction`);let i=e.find(e=>typeof e==`object`);return i?nr(i.take_back.touched):r.length===0?H.free:`owes ${r.join(` and `)}`}function tr(e){if(e.some(e=>typeof e==`object`))return er(e);let t=e.filter(e=>e===`full_run`).length,n=e.includes(`half_run`)?`½`:``,r=t===1&&!n?`a run`:`${t>0?t:``}${n} ${t>0?`runs`:`run`}`,i=t>0||n?[`owes ${r}`]:[];return e.includes(`correction`)&&i.unshift(`to correct`),i.length===0?H.free:i.join(`, `)}function nr(e){return e==null?`takes back`:`takes back, moves ${e}`}function rr(e){return e===`drawn`?`½–½`:e===`both_lost`?`0–0`:e.won.by===`white`?`1–0`:`0–1`}function ir(e,t){let n=typeof e==`object`?V[e.won.by===`white`?`black`:`white`]:void 0,r=n===void 0?void 0:ar[t];return`${rr(e)}, ${r===void 0?qn[t]:`${n}${r}`}`}var ar={resignation:` resigned`,flag_fall:`'s flag fell`,flag_declared:`'s flag was down first`,illegal_moves:`'s second illegal move`,illegal_move:`'s illegal move`,king_left_in_check:` left his king in check`,forfeit:` did not come in time`,red_cards:`'s third red card`};function or({site:e,date:t},n){return[n,e,t==null?void 0:new Date(`${t}T00:00Z`).toLocaleDateString(`en-GB`,{dateStyle:`long`,timeZone:`UTC`})].filter(Boolean).join(` · `)}function sr(e){return[e.profile?.title,e.name??H.player(e.player)].filter(Boolean).join(` `)}function cr({rating:e,team:t,club:n}){return[e,t,n].filter(e=>e!=null).join(` · `)}function lr(e){let t=e.said;if(typeof t==`string`)return ur[t];if(`counting`in t)return`3, 2, 1 …`;if(`moved`in t){let e=t.moved;return`${Math.ceil(e.ply/2)}${e.ply%2==1?`.`:`…`} ${e.san}`}if(`crossed`in t)return`${V[t.crossed.side]} crossed the line`;if(`run_made`in t){if(t.run_made.presumed)return;let e=t.run_made.took;return`${V[t.run_made.side]} is back${e==null?``:` after ${(e/1e3).toFixed(1)}\u00a0s`}`}if(`moved_before_run`in t)return`${V[t.moved_before_run.side]} moved before the run was made`;if(`illegal`in t){let{side:e,uci:n}=t.illegal;return`${V[e]}: illegal move${n==null?``:` ${n}`}`}if(`take_back_owed`in t){let{side:e,touched:n}=t.take_back_owed;return`${V[e]} ${nr(n)}`}if(`limit_reached`in t){let e=t.limit_reached.points;return e==null?`the limit is reached`:`the limit is reached: ${e.white} to ${e.black} points`}if(`arranged`in t)return`${V[t.arranged.invited_by]} invited; the time is agreed`;if(`flag_fell`in t)return`${V[t.flag_fell.side]}'s flag fell`;if(`ended`in t)return ir(t.ended.result,t.ended.by);if(`retracted`in t)return`corrected`;if(`called`in t)return`${V[t.called.side]}: ${Jn(t.called.fault)} called`;if(`call_voided`in t)return`a call was taken back`;if(`stop_began`in t){let{side:e,again:n}=t.stop_began;return`${V[e]} ${n?`begins the ten seconds again`:`stands behind the line`}`}if(`stop_served`in t)return`${V[t.stop_served.side]} is free again`;if(`lapsed`in t)return`${V[t.lapsed.side]}: ${t.lapsed.penalties} not served any more`;if(!(`walk_card`in t)){if(`cards_shown`in t)return`${V[t.cards_shown.side]} is shown the cards so far`;if(`link_drawn`in t)return`game ${t.link_drawn.link} is drawn, ${qn[t.link_drawn.by]}; the next one follows`;if(`draw_offered`in t)return`${V[t.draw_offered.side]} offers a draw`;if(`draw_refused`in t)return`${V[t.draw_refused.side]} refuses the draw`;if(`claimed`in t)return`${V[t.claimed.side]} claims: ${Xn(t.claimed.claim)}`;if(`claim_ruled`in t)return`${V[t.claim_ruled.side]}'s claim is ${t.claim_ruled.upheld?`upheld`:`rejected`}`;if(`taken_back`in t)return`${V[t.taken_back.side]}'s move is taken back`;if(`corrected`in t)return`${V[t.corrected.side]} has put it right`;if(`time_given`in t){let{side:e,time:n}=t.time_given;return`${V[e]} ${n<0?`loses`:`gets`} ${Math.abs(n)/1e3}\u00a0s`}if(`clock_set`in t)return`the clocks were set`;if(`sealed`in t)return`${rr(t.sealed.result)} is sealed`;if(`result_corrected`in t)return`the result is corrected to ${rr(t.result_corrected.result)}`;if(`clocks_stopped`in t)return`${V[t.clocks_stopped.side]} stopped both clocks`;if(`end_stands`in t)return`${Xn(t.end_stands.claim)}, if both say so`;if(`confirmed`in t)return`${V[t.confirmed.side]} confirms`;if(`disputed`in t)return`${V[t.disputed.side]} disputes ${Xn(t.disputed.claim)} (${Yn(t.disputed.record)})`;if(`agreed`in t)return Zn(t.agreed.on);if(`settled`in t){let e=t.settled.points.map(e=>`SP-${e}`).join(`, `);return`${Xn(t.settled.claim)} ${t.settled.stands?`stands`:`does not stand`} (${e})`}if(`declared`in t)return`${V[t.declared.side]} declares: ${Qn[t.declared.piece]}`;if(`ran_out`in t){let{white:e,black:n}=t.ran_out.at;return e!=null&&n!=null?e===n?`for the record: both flags fell at once`:`for the record: ${V[e<n?`white`:`black`]}'s flag fell first`:`for the record: ${V[e==null?`black`:`white`]}'s flag had fallen`}if(`stale`in t)return t.stale.stale?`the board fell silent`:`the board is back`}}var ur={paired:`paired`,aborted:`the countdown was stopped`,started:`GO!`,annulled:`the start was made void`,paused:`stopped by a referee`,resumed:`GO!`,position_set:`the position was put right`,players_set:`the players were put right`,chief_called:void 0,set_on_clock:void 0},dr=Symbol.for(`pv`),fr=0;Array.isArray;function U(t,n,r,i,a,o){n||={};var s,c,l=n;if(`ref`in l&&typeof t!=`function`)for(c in l={},n)c==`ref`?s=n[c]:l[c]=n[c];var u={type:t,props:l,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:dr,__v:--fr,__i:-1,__u:0};return(a||o)&&(u.__source=a,u.__self=o),e.vnode&&e.vnode(u),u}function pr({game:e,side:t}){let n=Et(e,t,Ct.value),r=e.running?.side===t,i=n!==void 0&&n<2e4&&e.phase===`running`;return U(`span`,{class:`clock${r?` running`:``}${i?` low`:``}`,children:kt(n)})}var mr=e=>e.points==null?H.runs(e.runs):H.points(e.points);function hr({game:e,side:t,wide:n}){let r=e.sides[t],i=$n(r.cautions??0,r.reds??0),a=e.phase===`finished`,o=r.owes.length>0&&!a,s=n?er(r.owes):tr(r.owes);return U(`div`,{class:`player ${t}`,children:[U(`span`,{class:`colour`,role:`img`,"aria-label":V[t]}),U(`span`,{class:`name`,children:[e.running?.side===t&&U(`span`,{class:`turn`,role:`img`,"aria-label":H.toMove,children:`▶`}),sr(r),n&&r.profile&&U(`small`,{children:cr(r.profile)})]}),U(pr,{game:e,side:t}),!a&&U(`span`,{class:`body${o?` owing`:``}`,children:[U(`span`,{children:e.phase!==`waiting`&&(r.points!=null&&!o?mr(r):s)}),U(`span`,{class:`where`,children:n||!i?r.at&&Kn[r.at]:i})]}),a&&!n&&U(`span`,{class:`body`,children:U(`span`,{children:mr(r)})}),n&&U(`span`,{class:`body`,children:[U(`span`,{children:mr(r)}),i&&U(`span`,{children:i})]})]})}var gr=[`white`,`black`],_r=[`a`,`b`,`c`,`d`,`e`,`f`,`g`,`h`],vr=[`1`,`2`,`3`,`4`,`5`,`6`,`7`,`8`],yr=[...vr].reverse(),br=_r.flatMap(e=>vr.map(t=>e+t)),xr=e=>e.every(e=>e>=0&&e<=7)?br[8*e[0]+e[1]]:void 0,Sr=e=>xr(e),W=e=>[e.charCodeAt(0)-97,e.charCodeAt(1)-49],Cr=br.map(W),wr=br.map((e,t)=>({key:e,pos:Cr[t]}));function Tr(e){let t,n=()=>(t===void 0&&(t=e()),t);return n.clear=()=>{t=void 0},n}var Er=()=>{let e;return{start(){e=performance.now()},cancel(){e=void 0},stop(){if(!e)return 0;let t=performance.now()-e;return e=void 0,t}}},Dr=e=>e===`white`?`black`:`white`,Or=(e,t)=>(e[0]-t[0])**2+(e[1]-t[1])**2,kr=(e,t)=>e.role===t.role&&e.color===t.color,Ar=(e,t)=>e[0]===t[0]&&e[1]===t[1],jr=e=>(t,n)=>[(n?t[0]:7-t[0])*e.width/8,(n?7-t[1]:t[1])*e.height/8],G=(e,t)=>{e.style.transform=`translate(${t[0]}px,${t[1]}px)`},Mr=(e,t,n=1)=>{e.style.transform=`translate(${t[0]}px,${t[1]}px) scale(${n})`},Nr=(e,t)=>{e.style.display=t?``:`none`},Pr=e=>{if(e.clientX||e.clientX===0)return[e.clientX,e.clientY];if(e.targetTouches?.[0])return[e.targetTouches[0].clientX,e.targetTouches[0].clientY]},Fr=Tr(()=>!(`ontouchstart`in window)&&[`macintosh`,`firefox`].every(e=>navigator.userAgent.toLowerCase().includes(e))),Ir=e=>e.button===2&&!(e.ctrlKey&&Fr()),K=(e,t)=>{let n=document.createElement(e);return t&&(n.className=t),n};function Lr(e,t,n){let r=W(e);return t||(r[0]=7-r[0],r[1]=7-r[1]),[n.left+n.width*r[0]/8+n.width/16,n.top+n.height*(7-r[1])/8+n.height/16]}var Rr=(e,t)=>Math.abs(e-t),zr=(e,t,n,r)=>Rr(e,n)*Rr(t,r)===2,Br=(e,t,n,r)=>e===n!=(t===r),Vr=(e,t,n,r)=>Rr(e,n)===Rr(t,r)&&e!==n,Hr=(e,t,n,r)=>Br(e,t,n,r)||Vr(e,t,n,r),Ur=(e,t,n,r)=>Math.max(Rr(e,n),Rr(t,r))===1,Wr=(e,t,n,r,i)=>{let a=i?1:-1;return e===n&&(r===t+a||r===t+2*a&&(i?t<=1:t>=6))},Gr=(e,t,n,r)=>{let i=n-e,a=r-t;if(i&&a&&Math.abs(i)!==Math.abs(a))return[];let o=Math.sign(i),s=Math.sign(a),c=[],l=e+o,u=t+s;for(;l!==n||u!==r;)c.push([l,u]),l+=o,u+=s;return c.map(xr).filter(e=>e!==void 0)},Kr=(e,t)=>t.animation.enabled?Qr(e,t):qr(e,t);function qr(e,t){let n=e(t);return t.dom.redraw(),n}var Jr=(e,t)=>({key:e,pos:W(e),piece:t}),Yr=(e,t)=>t.sort((t,n)=>Or(e.pos,t.pos)-Or(e.pos,n.pos))[0];function Xr(e,t){let n=new Map,r=[],i=new Map,a=[],o=[],s=new Map,c,l,u;for(let[t,n]of e)s.set(t,Jr(t,n));for(let e of br)c=t.pieces.get(e),l=s.get(e),c?l?kr(c,l.piece)||(a.push(l),o.push(Jr(e,c))):o.push(Jr(e,c)):l&&a.push(l);for(let e of o)l=Yr(e,a.filter(t=>kr(e.piece,t.piece))),l&&(u=[l.pos[0]-e.pos[0],l.pos[1]-e.pos[1]],n.set(e.key,u.concat(u)),r.push(l.key));for(let e of a)r.includes(e.key)||i.set(e.key,e.piece);return{anims:n,fadings:i}}function Zr(e,t){let n=e.animation.current;if(n===void 0){e.dom.destroyed||e.dom.redrawNow();return}let r=1-(t-n.start)*n.frequency;if(r<=0)e.animation.current=void 0,e.dom.redrawNow();else{let t=$r(r);for(let e of n.plan.anims.values())e[2]=e[0]*t,e[3]=e[1]*t;e.dom.redrawNow(!0),requestAnimationFrame((t=performance.now())=>Zr(e,t))}}function Qr(e,t){let n=new Map(t.pieces),r=e(t),i=Xr(n,t);if(i.anims.size||i.fadings.size){let e=t.animation.current&&t.animation.current.start;t.animation.current={start:performance.now(),frequency:1/t.animation.duration,plan:i},e||Zr(t,performance.now())}else t.dom.redraw();return r}var $r=e=>e<.5?4*e*e*e:(e-1)*(2*e-2)*(2*e-2)+1,ei=e=>Rr(e.orig.pos[0],e.dest.pos[0])<=1&&(Rr(e.orig.pos[0],e.dest.pos[0])===1?e.dest.pos[1]===e.orig.pos[1]+(e.color===`white`?1:-1):Wr(...e.orig.pos,...e.dest.pos,e.color===`white`)),ti=e=>zr(...e.orig.pos,...e.dest.pos),ni=e=>Vr(...e.orig.pos,...e.dest.pos),ri=e=>Br(...e.orig.pos,...e.dest.pos),ii={pawn:ei,knight:ti,bishop:ni,rook:ri,queen:e=>ni(e)||ri(e),king:e=>Ur(...e.orig.pos,...e.dest.pos)||e.orig.pos[1]===e.dest.pos[1]&&e.orig.pos[1]===(e.color===`white`?0:7)&&(e.orig.pos[0]===4&&(e.dest.pos[0]===2&&e.rookFilesFriendlies.includes(0)||e.dest.pos[0]===6&&e.rookFilesFriendlies.includes(7))||e.rookFilesFriendlies.includes(e.dest.pos[0]))};function ai(e,t){let n=e.pieces,r=n.get(t);if(!r||r.color===e.turnColor)return[];let i=r.color,a=new Map([...n].filter(([e,t])=>t.color===i)),o=new Map([...n].filter(([e,t])=>t.color===Dr(i))),s={key:t,pos:W(t)},c=t=>ii[r.role](t)&&e.premovable.additionalPremoveRequirements(t),l={orig:s,role:r.role,allPieces:n,friendlies:a,enemies:o,color:i,rookFilesFriendlies:Array.from(n).filter(([e,t])=>e[1]===(i===`white`?`1`:`8`)&&t.color===i&&t.role===`rook`).map(([e])=>W(e)[0]),lastMove:e.lastMove};return wr.filter(e=>c({...l,dest:e})).map(e=>e.key)}function q(e,...t){e&&setTimeout(()=>e(...t),1)}function oi(e){e.orientation=Dr(e.orientation),e.animation.current=e.draggable.current=e.selected=void 0}function si(e,t){for(let[n,r]of t)r?e.pieces.set(n,r):e.pieces.delete(n)}function ci(e,t){if(e.check=void 0,t===!0&&(t=e.turnColor),t)for(let[n,r]of e.pieces)r.role===`king`&&r.color===t&&(e.check=n)}function li(e,t,n,r){J(e),e.premovable.current=[t,n],q(e.premovable.events.set,t,n,r)}function ui(e){e.premovable.current&&(e.premovable.current=void 0,q(e.premovable.events.unset))}function di(e,t,n){ui(e),e.predroppable.current={role:t,key:n},q(e.predroppable.events.set,t,n)}function J(e){let t=e.predroppable;t.current&&(t.current=void 0,q(t.events.unset))}function fi(e,t,n){if(!e.autoCastle)return!1;let r=e.pieces.get(t);if(!r||r.role!==`king`)return!1;let i=W(t),a=W(n);if(i[1]!==0&&i[1]!==7||i[1]!==a[1])return!1;i[0]===4&&!e.pieces.has(n)&&(a[0]===6?n=Sr([7,a[1]]):a[0]===2&&(n=Sr([0,a[1]])));let o=e.pieces.get(n);return!o||o.color!==r.color||o.role!==`rook`?!1:(e.pieces.delete(t),e.pieces.delete(n),i[0]<a[0]?(e.pieces.set(Sr([6,a[1]]),r),e.pieces.set(Sr([5,a[1]]),o)):(e.pieces.set(Sr([2,a[1]]),r),e.pieces.set(Sr([3,a[1]]),o)),!0)}function pi(e,t,n){let r=e.pieces.get(t),i=e.pieces.get(n);if(t===n||!r)return!1;let a=i&&i.color!==r.color?i:void 0;return n===e.selected&&Y(e),q(e.events.move,t,n,a),fi(e,t,n)||(e.pieces.set(n,r),e.pieces.delete(t)),e.lastMove=[t,n],e.check=void 0,q(e.events.change),a||!0}function mi(e,t,n,r){if(e.pieces.has(n)){if(r)e.pieces.delete(n);else return!1}return q(e.events.dropNewPiece,t,n),e.pieces.set(n,t),e.lastMove=[n],e.check=void 0,q(e.events.change),e.movable.dests=void 0,e.turnColor=Dr(e.turnColor),!0}function hi(e,t,n){let r=pi(e,t,n);return r&&(e.movable.dests=void 0,e.turnColor=Dr(e.turnColor),e.animation.current=void 0),r}function gi(e,t,n){if(xi(e,t,n)){let r=hi(e,t,n);if(r){let i=e.hold.stop();Y(e);let a={premove:!1,ctrlKey:e.stats.ctrlKey,holdTime:i};return r!==!0&&(a.captured=r),q(e.movable.events.after,t,n,a),!0}}else if(wi(e,t,n))return li(e,t,n,{ctrlKey:e.stats.ctrlKey}),Y(e),!0;return Y(e),!1}function _i(e,t,n,r){let i=e.pieces.get(t);i&&(Si(e,t,n)||r)?(e.pieces.delete(t),mi(e,i,n,r),q(e.movable.events.afterNewPiece,i.role,n,{premove:!1,predrop:!1})):i&&Ti(e,t,n)?di(e,i.role,n):(ui(e),J(e)),e.pieces.delete(t),Y(e)}function vi(e,t,n){if(q(e.events.select,t),e.selected){if(e.selected===t&&!e.draggable.enabled){Y(e),e.hold.cancel();return}if((e.selectable.enabled||n)&&e.selected!==t&&gi(e,e.selected,t)){e.stats.dragged=!1;return}}(e.selectable.enabled||e.draggable.enabled)&&(bi(e,t)||Ci(e,t))&&(yi(e,t),e.hold.start())}function yi(e,t){e.selected=t,Ci(e,t)?e.premovable.customDests||(e.premovable.dests=ai(e,t)):e.premovable.dests=void 0}function Y(e){e.selected=void 0,e.premovable.dests=void 0,e.hold.cancel()}function bi(e,t){let n=e.pieces.get(t);return!!n&&(e.movable.color===`both`||e.movable.color===n.color&&e.turnColor===n.color)}var xi=(e,t,n)=>t!==n&&bi(e,t)&&(e.movable.free||!!e.movable.dests?.get(t)?.includes(n));function Si(e,t,n){let r=e.pieces.get(t);return!!r&&(t===n||!e.pieces.has(n))&&(e.movable.color===`both`||e.movable.color===r.color&&e.turnColor===r.color)}function Ci(e,t){let n=e.pieces.get(t);return!!n&&e.premovable.enabled&&e.movable.color===n.color&&e.turnColor!==n.color}var wi=(e,t,n)=>t!==n&&Ci(e,t)&&(e.premovable.customDests?.get(t)??ai(e,t)).includes(n);function Ti(e,t,n){let r=e.pieces.get(t),i=e.pieces.get(n);return!!r&&(!i||i.color!==e.movable.color)&&e.predroppable.enabled&&(r.role!==`pawn`||n[1]!==`1`&&n[1]!==`8`)&&e.movable.color===r.color&&e.turnColor!==r.color}function Ei(e,t){let n=e.pieces.get(t);return!!n&&e.draggable.enabled&&(e.movable.color===`both`||e.movable.color===n.color&&(e.turnColor===n.color||e.premovable.enabled))}function Di(e){let t=e.premovable.current;if(!t)return!1;let n=t[0],r=t[1],i=!1;if(xi(e,n,r)){let t=hi(e,n,r);if(t){let a={premove:!0};t!==!0&&(a.captured=t),q(e.movable.events.after,n,r,a),i=!0}}return ui(e),i}function Oi(e,t){let n=e.predroppable.current,r=!1;return n?(t(n)&&mi(e,{role:n.role,color:e.movable.color},n.key)&&(q(e.movable.events.afterNewPiece,n.role,n.key,{premove:!1,predrop:!0}),r=!0),J(e),r):!1}function ki(e){ui(e),J(e),Y(e)}function Ai(e){e.movable.color=e.movable.dests=e.animation.current=void 0,ki(e)}function ji(e,t,n){let r=Math.floor(8*(e[0]-n.left)/n.width);t||(r=7-r);let i=7-Math.floor(8*(e[1]-n.top)/n.height);return t||(i=7-i),r>=0&&r<8&&i>=0&&i<8?xr([r,i]):void 0}function Mi(e,t,n,r){let i=W(e),a=Cr.filter(e=>Ar(i,e)||Hr(i[0],i[1],e[0],e[1])||zr(i[0],i[1],e[0],e[1])),o=a.map(e=>Lr(Sr(e),n,r)).map(e=>Or(t,e)),[,s]=o.reduce((e,t,n)=>e[0]<t?e:[t,n],[o[0],0]);return xr(a[s])}var X=e=>e.orientation===`white`,Ni=`rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR`,Pi={p:`pawn`,r:`rook`,n:`knight`,b:`bishop`,q:`queen`,k:`king`},Fi={pawn:`p`,rook:`r`,knight:`n`,bishop:`b`,queen:`q`,king:`k`};function Ii(e){e===`start`&&(e=Ni);let t=new Map,n=7,r=0;for(let i of e)switch(i){case` `:case`[`:return t;case`/`:if(--n,n<0)return t;r=0;break;case`~`:{let e=xr([r-1,n]),i=e&&t.get(e);i&&(i.promoted=!0);break}default:{let e=i.charCodeAt(0);if(e<57)r+=e-48;else{let e=i.toLowerCase(),a=xr([r,n]);a&&t.set(a,{role:Pi[e],color:i===e?`black`:`white`}),++r}}}return t}function Li(e){return yr.map(t=>_r.map(n=>{let r=e.get(n+t);if(r){let e=Fi[r.role];return r.color===`white`&&(e=e.toUpperCase()),r.promoted&&(e+=`~`),e}return`1`}).join(``)).join(`/`).replace(/1{2,}/g,e=>e.length.toString())}function Ri(e,t){t.animation&&(Bi(e.animation,t.animation),(e.animation.duration||0)<70&&(e.animation.enabled=!1))}function zi(e,t){if(t.movable?.dests&&(e.movable.dests=void 0),t.drawable?.autoShapes&&(e.drawable.autoShapes=[]),Bi(e,t),t.fen&&(e.pieces=Ii(t.fen),e.drawable.shapes=t.drawable?.shapes||[]),`check`in t&&ci(e,t.check||!1),`lastMove`in t&&!t.lastMove?e.lastMove=void 0:t.lastMove&&(e.lastMove=t.lastMove),e.selected&&yi(e,e.selected),Ri(e,t),!e.movable.rookCastle&&e.movable.dests){let t=e.movable.color===`white`?`1`:`8`,n=`e`+t,r=e.movable.dests.get(n),i=e.pieces.get(n);if(!r||!i||i.role!==`king`)return;e.movable.dests.set(n,r.filter(e=>!(e===`a`+t&&r.includes(`c`+t))&&!(e===`h`+t&&r.includes(`g`+t))))}}function Bi(e,t){for(let n in t)n!==`__proto__`&&n!==`constructor`&&Object.prototype.hasOwnProperty.call(t,n)&&(Object.prototype.hasOwnProperty.call(e,n)&&Vi(e[n])&&Vi(t[n])?Bi(e[n],t[n]):e[n]=t[n])}function Vi(e){if(typeof e!=`object`||!e)return!1;let t=Object.getPrototypeOf(e);return t===Object.prototype||t===null}var Hi=[`green`,`red`,`blue`,`yellow`];function Ui(e,t){if(t.touches&&t.touches.length>1)return;t.stopPropagation(),t.preventDefault(),t.ctrlKey?Y(e):ki(e);let n=Pr(t),r=ji(n,X(e),e.dom.bounds());r&&(e.drawable.current={orig:r,pos:n,brush:Zi(t),snapToValidMove:e.drawable.defaultSnapToValidMove},Wi(e))}function Wi(e){requestAnimationFrame(()=>{let t=e.drawable.current;if(t){let n=ji(t.pos,X(e),e.dom.bounds());n||(t.snapToValidMove=!1);let r=t.snapToValidMove?Mi(t.orig,t.pos,X(e),e.dom.bounds()):n;r!==t.mouseSq&&(t.mouseSq=r,t.dest=r===t.orig?void 0:r,e.dom.redrawNow()),Wi(e)}})}function Gi(e,t){e.drawable.current&&(e.drawable.current.pos=Pr(t))}function Ki(e){let t=e.drawable.current;t&&(t.mouseSq&&Qi(e.drawable,t),qi(e))}function qi(e){e.drawable.current&&(e.drawable.current=void 0,e.dom.redraw())}function Ji(e){e.drawable.shapes.length&&(e.drawable.shapes=[],e.dom.redraw(),$i(e.drawable))}var Yi=(e,t)=>e.orig===t.orig&&e.dest===t.dest,Xi=(e,t)=>e.brush===t.brush;function Zi(e){let t=(e.shiftKey||e.ctrlKey)&&Ir(e),n=e.altKey||e.metaKey||e.getModifierState?.(`AltGraph`);return Hi[+!!t+(n?2:0)]}function Qi(e,t){let n=e.shapes.find(e=>Yi(e,t));n&&(e.shapes=e.shapes.filter(e=>!Yi(e,t))),n&&Xi(n,t)||e.shapes.push({orig:t.orig,dest:t.dest,brush:t.brush}),$i(e)}function $i(e){e.onChange&&e.onChange(e.shapes)}function ea(e,t){if(!(e.trustAllEvents||t.isTrusted)||t.buttons!==void 0&&t.buttons>1||t.touches&&t.touches.length>1)return;let n=e.dom.bounds(),r=Pr(t),i=ji(r,X(e),n);if(!i)return;let a=e.pieces.get(i),o=e.selected;if(!o&&e.drawable.enabled&&(e.drawable.eraseOnMovablePieceClick||!a||a.color!==e.turnColor)&&Ji(e),t.cancelable!==!1&&(!t.touches||e.blockTouchScroll||a||o||ta(e,r)))t.preventDefault();else if(t.touches)return;let s=!!e.premovable.current,c=!!e.predroppable.current;e.stats.ctrlKey=t.ctrlKey,e.selected&&xi(e,e.selected,i)?Kr(e=>vi(e,i),e):vi(e,i);let l=e.selected===i,u=ua(e,i);if(a&&u&&l&&Ei(e,i)){e.draggable.current={orig:i,piece:a,origPos:r,pos:r,started:e.draggable.autoDistance&&e.stats.dragged,element:u,previouslySelected:o,originTarget:t.target,keyHasChanged:!1},u.cgDragging=!0,u.classList.add(`dragging`);let s=e.dom.elements.ghost;s&&(s.className=`ghost ${a.color} ${a.role}`,G(s,jr(n)(W(i),X(e))),Nr(s,!0)),ra(e)}else s&&ui(e),c&&J(e);e.dom.redraw()}function ta(e,t){let n=X(e),r=e.dom.bounds(),i=(e.touchIgnoreRadius*r.width/16)**2*2;for(let a of e.pieces.keys())if(Or(Lr(a,n,r),t)<=i)return!0;return!1}function na(e,t,n,r){e.pieces.set(`a0`,t),e.dom.redraw();let i=Pr(n);e.draggable.current={orig:`a0`,piece:t,origPos:i,pos:i,started:!0,element:()=>ua(e,`a0`),originTarget:n.target,newPiece:!0,force:!!r,keyHasChanged:!1},ra(e)}function ra(e){requestAnimationFrame(()=>{let t=e.draggable.current;if(!t)return;e.animation.current?.plan.anims.has(t.orig)&&(e.animation.current=void 0);let n=e.pieces.get(t.orig);if(!n||!kr(n,t.piece))ca(e);else if(!t.started&&Or(t.pos,t.origPos)>=e.draggable.distance**2&&(t.started=!0),t.started){if(typeof t.element==`function`){let e=t.element();if(!e)return;e.cgDragging=!0,e.classList.add(`dragging`),t.element=e}let n=e.dom.bounds();G(t.element,[t.pos[0]-n.left-n.width/16,t.pos[1]-n.top-n.height/16]),e.jsHover?ia(e,t):t.keyHasChanged||=t.orig!==ji(t.pos,X(e),n)}ra(e)})}function ia(e,t){let n=ji(t.pos,X(e),e.dom.bounds());if(t.orig!==n){if(t.keyHasChanged=!0,n){if(e.movable.dests?.get(t.orig)?.includes(n)??e.premovable.dests?.includes(n)){let t=e.dom.elements.board.querySelector(`.move-dest[data-key="${n}"], .premove-dest[data-key="${n}"]`);t&&!t.classList.contains(`hover`)&&(aa(e),t.classList.add(`hover`))}else aa(e)}}else aa(e)}function aa(e){let t=e.dom.elements.board.querySelectorAll(`.move-dest, .premove-dest`);t.length>0&&t.forEach(e=>e.classList.remove(`hover`))}function oa(e,t){e.draggable.current&&(!t.touches||t.touches.length<2)&&(e.draggable.current.pos=Pr(t))}function sa(e,t){let n=e.draggable.current;if(!n)return;if(t.type===`touchend`&&t.cancelable!==!1&&t.preventDefault(),t.type===`touchend`&&n.originTarget!==t.target&&!n.newPiece){e.draggable.current=void 0;return}ui(e),J(e);let r=ji(Pr(t)||n.pos,X(e),e.dom.bounds());r&&n.started&&n.orig!==r?n.newPiece?_i(e,n.orig,r,n.force):(e.stats.ctrlKey=t.ctrlKey,gi(e,n.orig,r)&&(e.stats.dragged=!0)):n.newPiece?e.pieces.delete(n.orig):e.draggable.deleteOnDropOff&&!r&&(e.pieces.delete(n.orig),q(e.events.change)),(n.orig===n.previouslySelected||n.keyHasChanged)&&(n.orig===r||!r)?Y(e):e.selectable.enabled||Y(e),la(e),e.draggable.current=void 0,e.dom.redraw()}function ca(e){let t=e.draggable.current;t&&(t.newPiece&&e.pieces.delete(t.orig),e.draggable.current=void 0,Y(e),la(e),e.dom.redraw())}function la(e){let t=e.dom.elements;t.ghost&&Nr(t.ghost,!1)}function ua(e,t){let n=e.dom.elements.board.firstChild;for(;n;){if(n.cgKey===t&&n.tagName===`PIECE`)return n;n=n.nextSibling}}function da(e,t){e.exploding={stage:1,keys:t},e.dom.redraw(),setTimeout(()=>{fa(e,2),setTimeout(()=>fa(e,void 0),120)},120)}function fa(e,t){e.exploding&&(t?e.exploding.stage=t:e.exploding=void 0,e.dom.redraw())}function pa(e,t){function n(){oi(e),t()}return{set(t){t.orientation&&t.orientation!==e.orientation&&n(),Ri(e,t),(t.fen?Kr:qr)(e=>zi(e,t),e)},state:e,getFen:()=>Li(e.pieces),toggleOrientation:n,setPieces(t){Kr(e=>si(e,t),e)},selectSquare(t,n){t?Kr(e=>vi(e,t,n),e):e.selected&&(Y(e),e.dom.redraw())},move(t,n){Kr(e=>pi(e,t,n),e)},newPiece(t,n){Kr(e=>mi(e,t,n),e)},playPremove(){if(e.premovable.current){if(Kr(Di,e))return!0;e.dom.redraw()}return!1},playPredrop(t){if(e.predroppable.current){let n=Oi(e,t);return e.dom.redraw(),n}return!1},cancelPremove(){qr(ui,e)},cancelPredrop(){qr(J,e)},cancelMove(){qr(e=>{ki(e),ca(e)},e)},stop(){qr(e=>{Ai(e),ca(e)},e)},explode(t){da(e,t)},setAutoShapes(t){qr(e=>e.drawable.autoShapes=t,e)},setShapes(t){qr(e=>e.drawable.shapes=t.slice(),e)},getKeyAtDomPos(t){return ji(t,X(e),e.dom.bounds())},redrawAll:t,dragNewPiece(t,n,r){na(e,t,n,r)},destroy(){Ai(e),e.dom.unbind?.(),e.dom.destroyed=!0}}}function ma(e,t,n){let r=new Map,i=[];for(let t of e)r.set(t.hash,!1);let a=t.firstElementChild,o;for(;a;)o=a.getAttribute(`cgHash`),r.has(o)?r.set(o,!0):i.push(a),a=a.nextElementSibling;for(let e of i)t.removeChild(e);for(let i of e)r.get(i.hash)||t.appendChild(n(i))}function ha(e,t){ma(e.drawable.autoShapes.filter(e=>e.piece).map(e=>({shape:e,hash:va(e),current:!1,pendingErase:!1})),t,t=>_a(e,t,e.dom.bounds()))}function ga(e){let t=X(e),n=jr(e.dom.bounds()),r=e.dom.elements.autoPieces?.firstChild;for(;r;)Mr(r,n(W(r.cgKey),t),r.cgScale),r=r.nextSibling}function _a(e,{shape:t,hash:n},r){let i=t.orig,a=t.piece?.role,o=t.piece?.color,s=t.piece?.scale,c=K(`piece`,`${a} ${o}`);return c.setAttribute(`cgHash`,n),c.cgKey=i,c.cgScale=s,Mr(c,jr(r)(W(i),X(e)),s),c}var va=e=>[e.orig,e.piece?.role,e.piece?.color,e.piece?.scale].join(`,`);function ya(e,t){if(!e.dropmode.active)return;ui(e),J(e);let n=e.dropmode.piece;if(n){e.pieces.set(`a0`,n);let r=Pr(t),i=r&&ji(r,X(e),e.dom.bounds());i&&_i(e,`a0`,i)}e.dom.redraw()}function ba(e){let t=e.dom.elements.board;if((e.disableContextMenu||e.drawable.enabled)&&t.addEventListener(`contextmenu`,e=>e.preventDefault()),e.viewOnly)return;let n=Ca(e);t.addEventListener(`touchstart`,n,{passive:!1}),t.addEventListener(`mousedown`,n,{passive:!1})}function xa(e,t){let n=[];if(`ResizeObserver`in window){let r=new ResizeObserver(t);r.observe(e.dom.elements.wrap),n.push(()=>r.disconnect())}else n.push(Sa(document.body,`chessground.resize`,t));if(!e.viewOnly){let t=wa(e,oa,Gi),r=wa(e,sa,Ki);for(let e of[`touchmove`,`mousemove`])n.push(Sa(document,e,t));for(let e of[`touchend`,`mouseup`])n.push(Sa(document,e,r));let i=()=>e.dom.bounds.clear();n.push(Sa(document,`scroll`,i,{capture:!0,passive:!0})),n.push(Sa(window,`resize`,i,{passive:!0}))}return()=>n.forEach(e=>e())}function Sa(e,t,n,r){return e.addEventListener(t,n,r),()=>e.removeEventListener(t,n,r)}var Ca=e=>t=>{e.draggable.current?ca(e):e.drawable.current?qi(e):t.shiftKey||Ir(t)?e.drawable.enabled&&Ui(e,t):e.viewOnly||(e.dropmode.active?ya(e,t):ea(e,t))},wa=(e,t,n)=>r=>{e.drawable.current?e.drawable.enabled&&n(e,r):e.viewOnly||t(e,r)};function Ta(e){let t=X(e),n=jr(e.dom.bounds()),r=e.dom.elements.board,i=e.pieces,a=e.animation.current,o=a?a.plan.anims:new Map,s=a?a.plan.fadings:new Map,c=e.draggable.current,l=new Set,u=new Map,d=Pa(e),f=new Map,p,m,h,g,_,v,y,b,x;for(m=r.firstChild;m;){if(p=m.cgKey,Oa(m)){if(h=i.get(p),_=o.get(p),v=s.get(p),g=m.cgPiece,m.cgDragging&&(!c||c.orig!==p)&&(m.classList.remove(`dragging`),G(m,n(W(p),t)),m.cgDragging=!1),!v&&m.cgFading&&(m.cgFading=!1,m.classList.remove(`fading`)),h){if(_&&m.cgAnimating&&g===Ma(h)){let e=W(p);e[0]+=_[2],e[1]+=_[3],m.classList.add(`anim`),G(m,n(e,t))}else m.cgAnimating&&(m.cgAnimating=!1,m.classList.remove(`anim`),G(m,n(W(p),t)),e.addPieceZIndex&&(m.style.zIndex=ja(W(p),t)));g===Ma(h)&&(!v||!m.cgFading)?l.add(p):v&&g===Ma(v)?(m.classList.add(`fading`),m.cgFading=!0):Fa(u,g,m)}else Fa(u,g,m)}else if(ka(m)){let e=m.className;d.get(p)===e?(Nr(m,!0),d.delete(p)):Fa(f,e,m)}m=m.nextSibling}for(let[i,a]of d){x=f.get(a)?.pop();let o=n(W(i),t);if(x)x.cgKey=i,e.jsHover&&(x.dataset.key=i),G(x,o),Nr(x,!0);else{let t=K(`square`,a);t.cgKey=i,e.jsHover&&(t.dataset.key=i),G(t,o),r.insertBefore(t,r.firstChild)}}for(let[,e]of f.entries())for(let t of e)Nr(t,!1);for(let[a,s]of i)if(_=o.get(a),!l.has(a)){if(y=u.get(Ma(s)),b=y&&y.pop(),b){b.cgKey=a,b.cgFading&&(b.classList.remove(`fading`),b.cgFading=!1);let r=W(a);e.addPieceZIndex&&(b.style.zIndex=ja(r,t)),_&&(b.cgAnimating=!0,b.classList.add(`anim`),r[0]+=_[2],r[1]+=_[3]),G(b,n(r,t))}else{let i=Ma(s),o=K(`piece`,i),c=W(a);o.cgPiece=i,o.cgKey=a,_&&(o.cgAnimating=!0,c[0]+=_[2],c[1]+=_[3]),G(o,n(c,t)),e.addPieceZIndex&&(o.style.zIndex=ja(c,t)),r.appendChild(o)}}for(let t of u.values())Aa(e,t)}function Ea(e){let t=X(e),n=jr(e.dom.bounds()),r=e.dom.elements.board.firstChild;for(;r;)(Oa(r)&&!r.cgAnimating||ka(r))&&G(r,n(W(r.cgKey),t)),r=r.nextSibling}function Da(e){let t=e.dom.elements.wrap.getBoundingClientRect(),n=e.dom.elements.container,r=t.height/t.width,i=Math.floor(t.width*window.devicePixelRatio/8)*8/window.devicePixelRatio,a=i*r;n.style.width=i+`px`,n.style.height=a+`px`,e.dom.bounds.clear(),e.addDimensionsCssVarsTo?.style.setProperty(`---cg-width`,i+`px`),e.addDimensionsCssVarsTo?.style.setProperty(`---cg-height`,a+`px`)}var Oa=e=>e.tagName===`PIECE`,ka=e=>e.tagName===`SQUARE`;function Aa(e,t){for(let n of t)e.dom.elements.board.removeChild(n)}function ja(e,t){let n=e[1];return`${t?10-n:3+n}`}var Ma=e=>`${e.color} ${e.role}`,Na=(e,t)=>e.lastMove?.[1]&&!e.pieces.has(e.lastMove[1])&&e.lastMove[0][0]===`e`&&[`h`,`a`].includes(e.lastMove[1][0])&&e.lastMove[0][1]===e.lastMove[1][1]&&Gr(...W(e.lastMove[0]),...W(e.lastMove[1])).some(t=>e.pieces.has(t))?(t>e.lastMove[0]?`g`:`c`)+t[1]:t;function Pa(e){let t=new Map;if(e.lastMove&&e.highlight.lastMove)for(let[n,r]of e.lastMove.entries())Z(t,n===1?Na(e,r):r,`last-move`);if(e.check&&e.highlight.check&&Z(t,e.check,`check`),e.selected&&(Z(t,e.selected,`selected`),e.movable.showDests)){for(let n of e.movable.dests?.get(e.selected)??[])Z(t,n,`move-dest`+(e.pieces.has(n)?` oc`:``));for(let n of e.premovable.customDests?.get(e.selected)??e.premovable.dests??[])Z(t,n,`premove-dest`+(e.pieces.has(n)?` oc`:``))}let n=e.premovable.current;if(n)for(let e of n)Z(t,e,`current-premove`);else e.predroppable.current&&Z(t,e.predroppable.current.key,`current-premove`);let r=e.exploding;if(r)for(let e of r.keys)Z(t,e,`exploding`+r.stage);return e.highlight.custom&&e.highlight.custom.forEach((e,n)=>{Z(t,n,e)}),t}function Z(e,t,n){let r=e.get(t);r?e.set(t,`${r} ${n}`):e.set(t,n)}function Fa(e,t,n){let r=e.get(t);r?r.push(n):e.set(t,[n])}function Ia(){return{pieces:Ii(Ni),orientation:`white`,turnColor:`white`,coordinates:!0,coordinatesOnSquares:!1,ranksPosition:`right`,autoCastle:!0,viewOnly:!1,disableContextMenu:!1,addPieceZIndex:!1,blockTouchScroll:!1,touchIgnoreRadius:1,pieceKey:!1,trustAllEvents:!1,jsHover:!1,highlight:{lastMove:!0,check:!0},animation:{enabled:!0,duration:200},movable:{free:!0,color:`both`,showDests:!0,events:{},rookCastle:!0},premovable:{enabled:!0,showDests:!0,castle:!0,additionalPremoveRequirements:e=>!0,events:{}},predroppable:{enabled:!1,events:{}},draggable:{enabled:!0,distance:3,autoDistance:!0,showGhost:!0,deleteOnDropOff:!1},dropmode:{active:!1},selectable:{enabled:!0},stats:{dragged:!(`ontouchstart`in window)},events:{},drawable:{enabled:!0,visible:!0,defaultSnapToValidMove:!0,eraseOnMovablePieceClick:!0,shapes:[],autoShapes:[],brushes:{green:{key:`g`,color:`#15781B`,opacity:1,lineWidth:10},red:{key:`r`,color:`#882020`,opacity:1,lineWidth:10},blue:{key:`b`,color:`#003088`,opacity:1,lineWidth:10},yellow:{key:`y`,color:`#e68f00`,opacity:1,lineWidth:10},paleBlue:{key:`pb`,color:`#003088`,opacity:.4,lineWidth:15},paleGreen:{key:`pg`,color:`#15781B`,opacity:.4,lineWidth:15},paleRed:{key:`pr`,color:`#882020`,opacity:.4,lineWidth:15},paleGrey:{key:`pgr`,color:`#4a4a4a`,opacity:.35,lineWidth:15},purple:{key:`purple`,color:`#68217a`,opacity:.65,lineWidth:10},pink:{key:`pink`,color:`#ee2080`,opacity:.5,lineWidth:10},white:{key:`white`,color:`white`,opacity:1,lineWidth:10},paleWhite:{key:`pwhite`,color:`white`,opacity:.6,lineWidth:10},variation:{key:`variation`,color:`white`,opacity:.5,lineWidth:12}},prevSvgHash:``},hold:Er()}}function La(){let e=Q(`defs`),t=$(Q(`filter`),{id:`cg-filter-blur`});return t.appendChild($(Q(`feGaussianBlur`),{stdDeviation:`0.013`})),e.appendChild(t),e}function Ra(e,t){let n=e.drawable,r=n.current,i=r&&r.mouseSq?r:void 0,a=new Map,o=e.dom.bounds(),s=n.autoShapes.filter(e=>!e.piece);for(let t of n.shapes.concat(s).concat(i?[i]:[])){if(!t.dest)continue;let n=a.get(t.dest)??new Set,r=co(Xa(W(t.orig),e.orientation),o),i=co(Xa(W(t.dest),e.orientation),o);n.add(uo(fo(r,i))),a.set(t.dest,n)}let c=[],l=i?n.shapes.findIndex(e=>Yi(e,i)&&Xi(e,i)):-1;for(let[e,t]of n.shapes.concat(s).entries()){let n=l!==-1&&l===e;c.push({shape:t,current:!1,pendingErase:n,hash:Va(t,eo(t.dest,a),!1,o,n,to(t.dest,a))})}i&&l===-1&&c.push({shape:i,current:!0,hash:Va(i,eo(i.dest,a),!0,o,!1,to(i.dest,a)),pendingErase:!1});let u=c.map(e=>e.hash).join(`;`);u!==e.drawable.prevSvgHash&&(e.drawable.prevSvgHash=u,za(n,c,t),Ba(c,t,t=>Ga(e,t,n.brushes,a,o)))}function za(e,t,n){for(let r of[n.shapes,n.shapesBelow]){let i=r.querySelector(`defs`),a=t.filter(e=>r===n.shapesBelow==!!e.shape.below),o=new Map;for(let t of a.filter(e=>e.shape.dest&&e.shape.brush)){let n=no(e.brushes[t.shape.brush],t.shape.modifiers),{key:r,color:i}=ao(t.shape);r&&i&&o.set(r,{key:r,color:i,opacity:1,lineWidth:1}),o.set(n.key,n)}let s=new Set,c=i.firstElementChild;for(;c;)s.add(c.getAttribute(`cgKey`)),c=c.nextElementSibling;for(let[e,t]of o.entries())s.has(e)||i.appendChild(Ja(t))}}function Ba(e,t,n){for(let[r,i]of[[t.shapes,t.custom],[t.shapesBelow,t.customBelow]]){let[a,o]=[r,i].map(e=>e.querySelector(`g`)),s=e.filter(e=>r===t.shapesBelow==!!e.shape.below),c=new Map;for(let e of s)c.set(e.hash,!1);for(let e of[a,o]){let t=[],n=e.firstElementChild,r;for(;n;)r=n.getAttribute(`cgHash`),c.has(r)?c.set(r,!0):t.push(n),n=n.nextElementSibling;for(let n of t)e.removeChild(n)}for(let e of s.filter(e=>!c.get(e.hash)))for(let t of n(e))t.isCustom?o.appendChild(t.el):a.appendChild(t.el)}}function Va({orig:e,dest:t,brush:n,piece:r,modifiers:i,customSvg:a,label:o,below:s},c,l,u,d,f){return[u.width,u.height,l,d&&`pendingErase`,f,e,t,n,c&&`-`,r&&Ha(r),i&&Ua(i),a&&`custom-${Wa(a.html)},${a.center?.[0]??`o`}`,o&&`label-${Wa(o.text)}`,s&&`below`].filter(Boolean).join(`,`)}var Ha=e=>[e.color,e.role,e.scale].filter(Boolean).join(`,`),Ua=e=>[e.lineWidth,e.hilite].filter(Boolean).join(`,`);function Wa(e){let t=0;for(let n=0;n<e.length;n++)t=(t<<5)-t+e.charCodeAt(n)>>>0;return t.toString()}function Ga(e,{shape:t,current:n,pendingErase:r,hash:i},a,o,s){let c=co(Xa(W(t.orig),e.orientation),s),l=t.dest?co(Xa(W(t.dest),e.orientation),s):c,u=t.brush&&no(a[t.brush],t.modifiers),d=o.get(t.dest),f=[];if(u){let e=$(Q(`g`),{cgHash:i});f.push({el:e}),c[0]!==l[0]||c[1]!==l[1]?e.appendChild(qa(t,u,c,l,n,eo(t.dest,o),r)):e.appendChild(Ka(a[t.brush],c,n,s,r,t.modifiers?.hilite))}if(t.label){let e=t.label;e.fill??=t.brush&&a[t.brush].color;let n=t.brush?void 0:`tr`;f.push({el:Ya(e,i,c,l,d,n),isCustom:!0})}if(t.customSvg){let e=t.customSvg.center??`orig`,[n,r]=e===`label`?mo(c,l,d).map(e=>e-.5):e===`dest`?l:c,a=$(Q(`g`),{transform:`translate(${n},${r})`,cgHash:i});a.innerHTML=`<svg width="1" height="1" viewBox="0 0 100 100">${t.customSvg.html}</svg>`,f.push({el:a,isCustom:!0})}return f}function Ka(e,t,n,r,i,a){let o=ro(),s=(r.width+r.height)/(4*Math.max(r.width,r.height));function c(r){return $(Q(`circle`),{stroke:r?a:e.color,"stroke-width":o[+!n]*(r?2:1),fill:`none`,opacity:a&&!i?1:oo(e,n,i),cx:t[0],cy:t[1],r:s-o[1]/2})}if(!a)return c(!1);let l=$(Q(`g`),{opacity:e.opacity}),u=$(Q(`g`),{filter:`url(#cg-filter-blur)`});return u.appendChild(c(!0)),l.appendChild(u),l.appendChild(c(!1)),l}function qa(e,t,n,r,i,a,o){function s(s){let c=so(a&&!i),l=r[0]-n[0],u=r[1]-n[1],d=Math.atan2(u,l),f=Math.cos(d)*c,p=Math.sin(d)*c,m=ao(e);return $(Q(`line`),{stroke:s?m.color:t.color,"stroke-width":io(t,i)*(s?1.14:1),"stroke-linecap":`round`,"marker-end":`url(#arrowhead-${s?m.key:t.key})`,opacity:e.modifiers?.hilite&&!o?1:oo(t,i,o),x1:n[0],y1:n[1],x2:r[0]-f,y2:r[1]-p})}if(!e.modifiers?.hilite)return s(!1);let c=$(Q(`g`),{opacity:t.opacity}),l=$(Q(`g`),{filter:`url(#cg-filter-blur)`});return l.appendChild(lo(n,r)),l.appendChild(s(!0)),c.appendChild(l),c.appendChild(s(!1)),c}function Ja(e){let t=$(Q(`marker`),{id:`arrowhead-`+e.key,orient:`auto`,overflow:`visible`,markerWidth:4,markerHeight:4,refX:e.key.startsWith(`hilite`)?1.86:2.05,refY:2});return t.appendChild($(Q(`path`),{d:`M0,0 V4 L3,2 Z`,fill:e.color})),t.setAttribute(`cgKey`,e.key),t}function Ya(e,t,n,r,i,a){let o=.4,s=o*.75**e.text.length,c=mo(n,r,i),l=a===`tr`?.4:0,u=$(Q(`g`),{transform:`translate(${c[0]+l},${c[1]-l})`,cgHash:t});u.appendChild($(Q(`circle`),{r:o/2,"fill-opacity":a?1:.8,"stroke-opacity":a?1:.7,"stroke-width":.03,fill:e.fill??`#666`,stroke:`white`}));let d=$(Q(`text`),{"font-size":s,"font-family":`Noto Sans`,"text-anchor":`middle`,fill:`white`,y:.13*.75**e.text.length});return d.innerHTML=e.text,u.appendChild(d),u}var Xa=(e,t)=>t===`white`?e:[7-e[0],7-e[1]],Za=(e,t)=>(e%t+t)%t,Qa=(e,t)=>Za(e+t,16),$a=e=>[...e].some(t=>[-3,-2,-1,1,2,3].some(n=>e.has(Qa(t,n)))),eo=(e,t)=>!!e&&t.has(e)&&$a(t.get(e)),Q=e=>document.createElementNS(`http://www.w3.org/2000/svg`,e),to=(e,t)=>e&&t.has(e)?t.get(e).size:0;function $(e,t){for(let n in t)Object.prototype.hasOwnProperty.call(t,n)&&e.setAttribute(n,t[n]);return e}var no=(e,t)=>t?{color:e.color,opacity:Math.round(e.opacity*10)/10,lineWidth:Math.round(t.lineWidth||e.lineWidth),key:[e.key,t.lineWidth].filter(Boolean).join(``)}:e,ro=()=>[3/64,4/64],io=(e,t)=>(e.lineWidth||10)*(t?.85:1)/64;function ao(e){let t=e.modifiers?.hilite;return{key:t&&`hilite-${t.replace(`#`,``)}`,color:t}}var oo=(e,t,n)=>(e.opacity||1)*(n?.6:t?.9:1),so=e=>(e?20:10)/64;function co(e,t){let n=Math.min(1,t.width/t.height),r=Math.min(1,t.height/t.width);return[(e[0]-3.5)*n,(3.5-e[1])*r]}function lo(e,t){let n={from:[Math.floor(Math.min(e[0],t[0])),Math.floor(Math.min(e[1],t[1]))],to:[Math.ceil(Math.max(e[0],t[0])),Math.ceil(Math.max(e[1],t[1]))]};return $(Q(`rect`),{x:n.from[0],y:n.from[1],width:n.to[0]-n.from[0],height:n.to[1]-n.from[1],fill:`none`,stroke:`none`})}var uo=e=>Za(Math.round(e*8/Math.PI),16),fo=(e,t)=>Math.atan2(t[1]-e[1],t[0]-e[0])+Math.PI,po=(e,t)=>Math.sqrt([e[0]-t[0],e[1]-t[1]].reduce((e,t)=>e+t*t,0));function mo(e,t,n){let r=po(e,t),i=fo(e,t);if(n&&(r-=33/64,$a(n))){r-=10/64;let e=uo(i);e&1&&[-1,1].some(t=>n.has(Qa(e,t)))&&(r-=.4)}return[e[0]-Math.cos(i)*r,e[1]-Math.sin(i)*r].map(e=>e+.5)}function ho(e,t){e.innerHTML=``,e.classList.add(`cg-wrap`);for(let n of gr)e.classList.toggle(`orientation-`+n,t.orientation===n);e.classList.toggle(`manipulable`,!t.viewOnly);let n=K(`cg-container`);e.appendChild(n);let r=K(`cg-board`);n.appendChild(r);let i,a,o,s,c;if(t.drawable.visible&&([i,a]=[`cg-shapes-below`,`cg-shapes`].map(e=>go(e,!0)),[o,s]=[`cg-custom-below`,`cg-custom-svgs`].map(e=>go(e,!1)),c=K(`cg-auto-pieces`),n.appendChild(i),n.appendChild(o),n.appendChild(a),n.appendChild(s),n.appendChild(c)),t.coordinates){let e=t.orientation===`black`?` black`:``,r=t.ranksPosition===`left`?` left`:``;if(t.coordinatesOnSquares){let i=t.orientation===`white`?e=>e+1:e=>8-e;_r.forEach((t,a)=>n.appendChild(_o(vr.map(e=>t+e),`squares rank`+i(a)+e+r,a%2==0?`black`:`white`)))}else n.appendChild(_o(vr,`ranks`+e+r,t.ranksPosition===`right`==(t.orientation===`white`)?`white`:`black`)),n.appendChild(_o(_r,`files`+e,Dr(t.orientation)))}let l;return!t.viewOnly&&t.draggable.enabled&&t.draggable.showGhost&&(l=K(`piece`,`ghost`),Nr(l,!1),n.appendChild(l)),{board:r,container:n,wrap:e,ghost:l,shapes:a,shapesBelow:i,custom:s,customBelow:o,autoPieces:c}}function go(e,t){let n=$(Q(`svg`),{class:e,viewBox:t?`-4 -4 8 8`:`-3.5 -3.5 8 8`,preserveAspectRatio:`xMidYMid slice`,style:`color-scheme:light only`});return t&&n.appendChild(La()),n.appendChild(Q(`g`)),n}function _o(e,t,n){let r=K(`coords`,t),i;return e.forEach((e,t)=>{i=K(`coord`,`coord-${t%2==(n===`white`?0:1)?`light`:`dark`}`),i.textContent=e,r.appendChild(i)}),r}function vo(e,t){let n=Ia();zi(n,t||{});function r(){let t=`dom`in n?n.dom.unbind:void 0,r=ho(e,n),i=Tr(()=>r.board.getBoundingClientRect()),a=e=>{Ta(s),r.autoPieces&&ha(s,r.autoPieces),!e&&r.shapes&&Ra(s,r)},o=()=>{Da(s),Ea(s),r.autoPieces&&ga(s)},s=n;return s.dom={elements:r,bounds:i,redraw:yo(a),redrawNow:a,unbind:t},s.drawable.prevSvgHash=``,Da(s),a(!1),ba(s),t||(s.dom.unbind=xa(s,o)),s.events.insert?.(r),s}return pa(r(),r)}function yo(e){let t=!1;return()=>{t||(t=!0,requestAnimationFrame(()=>{e(),t=!1}))}}var bo={k:`king`,q:`queen`,r:`rook`,b:`bishop`,n:`knight`,p:`pawn`};function xo(e){let t={white:[],black:[]};return(e.split(` `)[0]??``).split(`/`).forEach((e,n)=>{let r=0;for(let i of e)if(/\d/.test(i))r+=Number(i);else{let e=`${`abcdefgh`[r]??`?`}${8-n}`;(i===i.toLowerCase()?t.black:t.white).push(`${bo[i.toLowerCase()]??i} ${e}`),r+=1}}),`White: ${t.white.join(`, `)}. Black: ${t.black.join(`, `)}.`}function So({fen:e,uci:t,label:n}){let r=Oe(null),i=Oe(void 0),a=t?[t.slice(0,2),t.slice(2,4)]:[];return De(()=>{if(r.current)return i.current=vo(r.current,{fen:e,lastMove:a,viewOnly:!0,coordinates:!1,animation:{enabled:!1},drawable:{enabled:!1,visible:!1}}),()=>i.current?.destroy()},[]),De(()=>i.current?.set({fen:e,lastMove:a}),[e,t]),U(`div`,{class:`position`,role:`img`,"aria-label":`${n}. ${xo(e)}`,children:U(`div`,{class:`cg-place`,"aria-hidden":`true`,ref:r})})}function Co({board:e,game:t,inTile:n}){return t.ended?U(`strong`,{class:`standing`,children:ir(t.ended.result,t.ended.by)}):e.stale?U(`strong`,{class:`standing warn`,children:n?H.silent:H.stale}):t.phase===`running`?t.last?U(`span`,{class:`standing`,children:[Math.ceil(t.last.ply/2),t.last.ply%2==1?`.`:`…`,` `,t.last.san]}):U(`span`,{class:`standing`}):t.phase===`countdown`&&Tt(t,Ct.value)?U(`strong`,{class:`standing warn`,children:H.unconfirmed}):U(`span`,{class:`standing`,children:H[t.phase===`finished`?`paused`:t.phase]})}function wo({game:e}){let t=Ot(e,Ct.value);return t===void 0?null:U(`span`,{class:`limit`,"aria-label":H.limit,children:[`⏱ `,kt(t)]})}function To({game:e}){let t=e.link??1;return t===1?null:U(`span`,{class:`chain`,title:H.linkWhy(t),children:H.link(t)})}function Eo({court:e,board:t}){let n=t.game;return U(`li`,{class:`tile${n?.ended?` ended`:``}`,children:U(`a`,{href:`#/${e}/${t.board}`,children:[U(`header`,{children:[U(`h2`,{children:H.board(t.board)}),n&&U(wo,{game:n}),n&&U(To,{game:n}),n&&U(Co,{board:t,game:n,inTile:!0})]}),n?U(x,{children:[U(hr,{game:n,side:`black`}),n.fen?U(So,{fen:n.fen,uci:n.last?.uci,label:H.board(t.board)}):U(`p`,{class:`unknown`,children:H.notKnown}),U(hr,{game:n,side:`white`})]}):U(`p`,{class:`unknown`,children:H.noGame})]})})}function Do({court:e,board:t}){let n=e.ticker.filter(e=>t===void 0||e.board===t).map(e=>({line:e,text:lr(e)})).filter(e=>e.text!==void 0).reverse();return U(`section`,{class:`ticker`,"aria-label":H.ticker,children:[U(`h2`,{children:H.ticker}),U(`ol`,{children:n.map(({line:e,text:n})=>U(`li`,{children:[t===void 0&&U(`b`,{children:H.board(e.board)}),` `,n]},e.fact))})]})}function Oo({court:e}){return U(`main`,{class:`court`,children:[U(`ol`,{class:`tiles`,children:e.boards.map(t=>U(Eo,{court:e.court,board:t},t.board))}),U(Do,{court:e})]})}function ko(e,t){let[n,r]=Te({game:0,list:[]}),i=t?.game,a=t?.ply??0,o=t?.last?.uci;return De(()=>{if(i===void 0)return;let s=new AbortController,c=n.game===i?n.list:[];return t?.last&&c.length===a-1?r({game:i,list:[...c,t.last]}):(c.length!==a||c.at(-1)?.uci!==o)&&fetch(`/api/v1/courts/${e}/games/${i}/moves?from=1`,{signal:s.signal}).then(e=>e.json()).then(e=>r({game:i,list:e})).catch(()=>{}),()=>s.abort()},[e,i,a,o]),n.game===i?n.list:[]}function Ao({moves:e}){let t=[];for(let n=0;n<e.length;n+=2)t.push([e[n],e[n+1]]);return U(`section`,{class:`moves`,"aria-label":H.moves,children:[U(`h2`,{children:H.moves}),t.length===0?U(`p`,{children:H.noMoves}):U(`table`,{children:[U(`thead`,{children:U(`tr`,{children:[U(`th`,{scope:`col`,children:`No.`}),U(`th`,{scope:`col`,children:V.white}),U(`th`,{scope:`col`,children:V.black})]})}),U(`tbody`,{children:t.map(([e,t],n)=>U(`tr`,{children:[U(`th`,{scope:`row`,children:[n+1,`.`]}),U(`td`,{children:[e.san,` `,e.left!=null&&U(`small`,{children:kt(e.left)})]}),U(`td`,{children:[t?.san,` `,t?.left!=null&&U(`small`,{children:kt(t.left)})]})]},n))})]})]})}function jo({court:e,number:t}){let n=e.boards.find(e=>e.board===t),r=n?.game??void 0,i=ko(e.court,r);return U(`main`,{class:`board`,children:[U(`p`,{children:U(`a`,{href:`#/${e.court}`,children:[`← `,H.back]})}),U(`h2`,{children:[H.board(t),` `,n&&r&&U(Co,{board:n,game:r}),` `,r&&U(wo,{game:r}),` `,r&&U(To,{game:r})]}),r&&(r.link??1)>1&&U(`p`,{class:`chain-why`,children:[H.linkWhy(r.link??1),`.`]}),r?U(`div`,{class:`one`,children:[U(`div`,{class:`play`,children:[U(hr,{game:r,side:`black`,wide:!0}),r.fen?U(So,{fen:r.fen,uci:r.last?.uci,label:H.board(t)}):U(`p`,{class:`unknown`,children:H.notKnown}),U(hr,{game:r,side:`white`,wide:!0})]}),U(Ao,{moves:i}),U(Do,{court:e,board:t})]}):U(`p`,{class:`unknown`,children:H.noGame})]})}function Mo(e,t){if(t.epoch!==e.epoch||t.from>e.seq)return{court:e,applied:`missed`};if(t.to<=e.seq)return{court:e,applied:`known`};let n=t.view;return{applied:`changed`,court:{...e,seq:t.to,at:t.at,boards:n?e.boards.map(e=>e.board===n.board?{...n,permits:n.permits??e.permits}:e):e.boards,ticker:[...e.ticker,...t.what].slice(-24)}}}var No=5e3,Po=8,Fo={first:250,last:8e3},Io=class{id;url;court=Xe(void 0);link=Xe({state:`connecting`});clock=new xt;socket;backoff=Fo.first;probes=new Map;nextProbe=1;prober;retry;heard=Date.now();answered=!0;constructor(e,t){this.id=e,this.url=t}open(){let e=new WebSocket(this.url,`court.v1.json`);this.socket=e,this.clock.measureAnew(performance.now()),this.probes.clear(),this.answered=!0,this.prober=setInterval(()=>this.answered?this.probe():this.lost(e),No),e.onopen=()=>{this.backoff=Fo.first;for(let e=0;e<3;e+=1)this.probe()},e.onmessage=t=>{this.socket===e&&(this.heard=Date.now(),this.answered=!0,this.take(JSON.parse(t.data)))},e.onclose=()=>this.lost(e)}lost(e){this.socket===e&&(clearInterval(this.prober),this.socket=void 0,e.close(),this.link.value.state!==`lost`&&(this.link.value={state:`lost`,since:this.heard}),this.retry=setTimeout(()=>this.open(),this.backoff),this.backoff=Math.min(this.backoff*2,Fo.last))}close(){let e=this.socket;this.socket=void 0,clearInterval(this.prober),clearTimeout(this.retry),e?.close()}probe(){if(this.answered=!1,this.socket?.readyState!==WebSocket.OPEN)return;let e=this.nextProbe++,t=performance.now();this.probes.delete(e-Po),this.probes.set(e,t),this.socket.send(JSON.stringify({probe:{id:e,sent:Math.round(t*1e3)}}))}take(e){if(`snapshot`in e)this.clock.guess(e.snapshot.at,performance.now(),e.snapshot.speed),this.court.value=e.snapshot,this.link.value={state:`live`};else if(`frame`in e){let t=this.court.value;if(!t)return;let n=Mo(t,e.frame);n.applied===`missed`?this.socket?.close():this.court.value=n.court}else if(`probe`in e){let t=this.probes.get(e.probe.id);t!==void 0&&this.clock.sample(t,performance.now(),e.probe.court,e.probe.speed)}}};function Lo(){let[,e,t]=location.hash.split(`/`);return{court:Number(e)||1,board:Number(t)||void 0}}var Ro=Xe(Lo()),zo=Xe(void 0),Bo=Xe([]);addEventListener(`hashchange`,()=>{let e=Lo();e.board!==Ro.value.board&&scrollTo(0,0),Ro.value=e}),ot(()=>{let e=Ro.value.court;if(zo.peek()?.id===e)return;zo.peek()?.close();let t=new Io(e,`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/feed/${e}`);t.open(),zo.value=t}),ot(()=>{let e=zo.value?.court.value;document.title=e?.event?.name??H.title}),setInterval(()=>{let e=zo.value?.clock;e&&(Ct.value=e.at(performance.now()))},100),fetch(`/api/v1/courts`).then(e=>e.json()).then(e=>Bo.value=e).catch(()=>{});function Vo(){let e=zo.value?.link.value??{state:`connecting`};Ct.value;let t=e.state===`live`?H.live:e.state===`connecting`?H.connecting:H.lost(Math.round((Date.now()-e.since)/1e3));return U(`p`,{class:`link ${e.state}`,role:`status`,children:t})}function Ho(){let e=zo.value?.court.value,t=e?.boards.find(e=>e.game)?.game?.round;return U(x,{children:[U(`header`,{class:`top`,children:[U(`h1`,{children:e?.event?.name??e?.setup.name??H.title}),e?.event&&U(`p`,{children:or(e.event,e.setup.name)}),t!==void 0&&U(`p`,{children:H.round(t)}),e?.demo&&U(`p`,{class:`demo`,children:[U(`strong`,{children:H.demo}),` `,U(`span`,{children:H.demoWhy})]}),U(Vo,{}),Bo.value.length>1&&U(`nav`,{"aria-label":`Courts`,children:Bo.value.map(e=>U(`a`,{href:`#/${e.court}`,"aria-current":e.court===Ro.value.court?`page`:void 0,children:e.name},e.court))})]}),e?.stopped&&U(`p`,{class:`stopped`,role:`alert`,children:H.stopped}),e?Ro.value.board===void 0?U(Oo,{court:e}):U(jo,{court:e,number:Ro.value.board}):U(`main`,{children:U(`p`,{class:`unknown`,children:H.noCourt})}),U(`footer`,{children:[H.pieces,` `,H.source]})]})}var Uo=document.getElementById(`page`);Uo&&M(U(Ho,{}),Uo);