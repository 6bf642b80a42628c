(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),t.credentials=e.crossOrigin===`use-credentials`?`include`:e.crossOrigin===`anonymous`?`omit`:`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();var e,t,n,r,i,a,o,s,c,l,u,d=Symbol.for(`pv`),f={},p=[],m=/^m(i|n|o|s|text|space)$/,h=Array.isArray,g=p.slice,_=Object.assign;function v(e){e&&e.parentNode&&e.remove()}function y(e,t,n){var r,i,a,o={},s=arguments.length;for(a in t)a==`key`?r=t[a]:a==`ref`&&typeof e!=`function`?i=t[a]:o[a]=t[a];return s>2&&(o.children=s>3?g.call(arguments,2):n),b(e,o,r,i,null)}function b(n,r,i,a,o){var s={type:n,props:r,key:i,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:d,__v:o||++t,__i:-1,__u:0};return!o&&e.vnode&&e.vnode(s),s}function x(e){return e.children}function S(e,t){this.props=e,this.context=t,this.__g=0}function C(e,t){if(t==null)return e.__&&C(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!=`function`||e.props.__P?null:C(e)}function ee(t){var n,r=t.__v,i=r.__e,a=[],o=[],s=t.__P;s&&((n=_({constructor:d},r)).__v=r.__v+1,e.vnode&&e.vnode(n),oe(s,n,r,t.__n,s.namespaceURI,32&r.__u?[i]:null,a,i||C(r),32&r.__u,o),n.__v=r.__v,n.__.__k[n.__i]=n,k(a,n,o),r.__=r.__e=null,n.__e!=i&&w(n))}function w(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),w(e)}function T(t){(8&t.__g||(t.__g|=8,r.push(t),a++))&&i==e.debounceRendering||((i=e.debounceRendering)||queueMicrotask)(E)}function E(){try{for(var e,t=1;r.length;)r.length>t&&r.sort(o),e=r.shift(),t=r.length,8&e.__g&&ee(e)}finally{(a=r.length)&&(i||queueMicrotask)(E)}}function te(e,t,n,r,i,a,o,s,c,l,u){var d,m,h,g,_,v,y=r.__k||p,b=t.length;for(c=ne(n,t,y,c,b),d=0;d<b;d++)(h=n.__k[d])!=null&&(m=~h.__i&&y[h.__i]||f,h.__i=d,v=oe(e,h,m,i,a,o,s,c,l,u),g=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&A(m.ref,null,h,m),h.ref&&u.push(h.ref,h.__c||g,h)),_||=g,4&h.__u?(c=D(h,c,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type==`function`&&v!==void 0?c=v:g&&(c=g.nextSibling),h.__u&=-21);return n.__e=_,c}function ne(e,t,n,r,i){var a,o,s,c,l,u,f,p,m,g=n.length,_=g,v=0,y=0,S=e.__k=Array(i);for(a=0;a<i;a++)(o=t[a])!=null&&typeof o!=`boolean`&&typeof o!=`function`?(typeof o!=`object`||o.constructor===String?o=S[a]=b(null,o):h(o)?o=S[a]=b(x,{children:o}):o.constructor===d&&o.__b?o=S[a]=b(o.type,o.props,o.key,o.ref,o.__v):S[a]=o,c=a+v,o.__=e,o.__b=e.__b+1,s=null,~(l=o.__i=re(o,n,c,_))&&(_--,(s=n[l])&&(s.__u|=2)),s&&s.__v?(o.__u|=16,l==c-1?v--:l==c+1?v++:l!=c&&(l>c?v--:v++,y=1)):(~l||(i>g?v--:i<g&&v++),typeof o.type!=`function`&&(o.__u|=4))):S[a]=null;if(y){for(u=[],f=[],a=0;a<i;a++)if((o=S[a])&&16&o.__u){for(v=0,p=u.length;v<p;)u[m=v+p>>1]<o.__i?v=m+1:p=m;u[v]=o.__i,f[a]=v+1}for(v=u.length;a--;)f[a]&&(f[a]==v?v--:S[a].__u|=4)}if(_)for(a=0;a<g;a++)!(s=n[a])||2&s.__u||(s.__e==r&&(r=C(s)),ue(s,s));return r}function D(e,t,n,r){var i,a,o,s;if(typeof e.type==`function`){if(e.props.__P)return t;if(i=e.__k)for(a=0;a<i.length;a++)i[a]&&(i[a].__=e,t=D(i[a],t,n,!1));return t}for(t&&!t.parentNode&&(t=C(e))&&!t.parentNode&&(t=null),o=e.__e,s=t;s&&s.nodeType==8;)s=s.nextSibling;for(o!=s&&(!r&&n.moveBefore&&o.parentNode?n.moveBefore(o,t):n.insertBefore(o,t||null)),t=o;(t&&=t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(`$s`););return t}function re(e,t,n,r){var i,a=e.key,o=e.type,s=t[n],c=s&&!(2&s.__u);if(s===null&&a==null||c&&a==s.key&&o==s.type)return n;if(r>+!!c){for(i=n-1;i>=0;i--)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i;for(i=n+1;i<t.length;i++)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i}return-1}function ie(e,t,n){n??=``,t[0]==`-`?e.setProperty(t,n):e[t]=n}function O(e,t,n,r,i){var a,o;if(t==`style`){if(typeof n==`string`)e.style.cssText=n;else{if(typeof r==`string`&&(e.style.cssText=r=``),r)for(t in r)n&&t in n||ie(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||ie(e.style,t,n[t])}}else if(t[0]==`o`&&t[1]==`n`)typeof n!=`function`&&(n=null),typeof r!=`function`&&(r=null),(e.__e||={})[t]=n,n&&r||(o=u[t]||(u[t]=ae(t)),(e.__a||={})[t]=l,a=t!=(t=t.replace(c,`$1`)),(t=t.slice(2))[0]<`a`&&(t=t.toLowerCase()),n?e.addEventListener(t,o,a):e.removeEventListener(t,o,a));else{if(i==`http://www.w3.org/2000/svg`)t=t.replace(/xlink(H|:h)/,`h`).replace(/sName$/,`s`);else if(t!=`width`&&t!=`height`&&t!=`href`&&t!=`list`&&t!=`form`&&t!=`tabIndex`&&t!=`download`&&t!=`rowSpan`&&t!=`colSpan`&&t!=`role`&&t!=`popover`&&t in e)try{e[t]=n??``;return}catch{}if(typeof n==`function`)return;n==null||!1===n&&t[4]!=`-`?e.removeAttribute(t):e.setAttribute(t,t==`popover`&&n==1?``:n)}}function ae(t){return function(n){var r=this.__e;if(r){if(r=r[t],n[s]==null)n[s]=l++;else if(n[s]<this.__a[t])return;return r(e.event?e.event(n):n)}}}function oe(t,n,r,i,a,o,s,c,l,u){var f,m,g,y,b,ee,w,T,E,ne,D,re,ie,O,ae,oe,k,A,j=n.type;if(n.constructor!==d)return null;128&r.__u&&(l=32&r.__u,f=r.__c.__z)&&(n.__u|=l,m=o=[],f.nodeType==8?c=se(f,o):o.push(f),c=o[0]||c),(f=e.__b)&&f(n);n:if(typeof j==`function`){g=s.length;try{if(T=n.props,E=(f=j.prototype)&&f.render,ne=(f=j.contextType)&&i[f.__c],D=f?ne?ne.props.value:f.__:i,(y=r.__c)?(n.__c=y,2&y.__g&&(y.__g|=1)):(E?n.__c=y=new j(T,D):(n.__c=y=new S(T,D),y.constructor=j,y.render=de),ne&&ne.sub(y),y.state||(y.state={}),y.__n=i,y.__g|=8,y.__h=[],y.__k=[]),E&&(y.__s||(y.__s=y.state),j.getDerivedStateFromProps&&(y.__s==y.state&&(y.__s=_({},y.__s)),_(y.__s,j.getDerivedStateFromProps(T,y.__s)))),b=y.props,ee=y.state,y.__v=n,r.__c){if(T!==b&&E&&!j.getDerivedStateFromProps&&y.componentWillReceiveProps&&y.componentWillReceiveProps(T,D),n.__v==r.__v&&!(8&y.__g)||!(4&y.__g)&&y.shouldComponentUpdate&&!1===y.shouldComponentUpdate(T,y.__s,D)){n.__v!=r.__v&&(y.props=T,y.state=y.__s,y.__g&=-9),n.__e=r.__e,n.__k=r.__k,n.__k.some(function(e){e&&(e.__=n)}),p.push.apply(y.__h,y.__k),y.__k=[],y.__h.length&&s.push(y),c=C(r);break n}y.componentWillUpdate&&y.componentWillUpdate(T,y.__s,D),E&&y.componentDidUpdate&&y.__h.push(function(){y.componentDidUpdate(b,ee,w)})}else E&&!j.getDerivedStateFromProps&&y.componentWillMount&&y.componentWillMount(),E&&y.componentDidMount&&y.__h.push(y.componentDidMount);y.context=D,y.props=T,y.__P=t,y.__g&=-5,re=e.__r,ie=E?25:0;do y.__g&=-9,re&&re(n),f=y.render(y.props,y.state=y.__s,y.context);while(8&y.__g&&++ie<25);E&&(p.push.apply(y.__h,y.__k),y.__k=[]),y.state=y.__s,y.getChildContext&&(i=_({},i,y.getChildContext())),E&&r.__c&&y.getSnapshotBeforeUpdate&&(w=y.getSnapshotBeforeUpdate(b,ee)),O=f&&f.type===x&&f.key==null?f.props.children:f,T.__P&&(f=c,a=(t=T.__P).namespaceURI,l=o=null,r.props&&r.props.__P!=t&&(r.__k.some(function(e){e&&ue(e,e)}),r.__k=null),c=r.__k?C(r,0):null),c=te(t,h(O)?O:[O],n,r,i,a,o,s,c,l,u),T.__P&&(n.__e=null,c=f),n.__u&=-161,m&&m.some(v),y.__h.length&&s.push(y),1&y.__g&&(y.__g&=-4)}catch(t){if(s.length=g,n.__v=null,l||o){if(t&&t.then){if(n.__u|=128|l,o){for(~(k=o.indexOf(c||void 0))||(k=o.length);(A=o[k-1])&&A.nodeType==8;)k--;for(;k<o.length;k++)if(A=o[k]){if(o[k]=null,ae){if(A==oe)break}else{if(A.nodeType!=8)break;A.data.startsWith(`$s`)&&(oe=se(ae=A))}}}if(!ae){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;ae=c}(f=se(ae=n.__c.__z||(n.__c.__z=ae)))?(n.__e=ae,c=f):n.__e=c,c&&=c.nextSibling}else o&&o.some(v)}else n.__e=r.__e;n.__k||=r.__k||[],t&&t.then||ce(n),e.__e(t,n,r)}}else c=n.__e=le(r.__e,n,r,i,a,o,s,l,u,t);return(f=e.diffed)&&f(n),c}function se(e,t){if(e&&e.nodeType==8&&e.data.startsWith(`$s`))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith(`$s`))n++;else if(e.data.startsWith(`/$s`)&&!--n)return e}t&&t.push(e)}}function ce(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ce))}function k(t,n,r){for(var i=0;i<r.length;)A(r[i++],r[i++],r[i++]);e.__c&&e.__c(n,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(e){e.call(n)})}catch(t){e.__e(t,n.__v)}})}function le(t,n,r,i,a,o,s,c,l,u){var d,p,_,y,b,x,S,ee,w=r.props||f,T=n.props,E=n.type;if(E==`svg`?a=`http://www.w3.org/2000/svg`:E==`math`?a=`http://www.w3.org/1998/Math/MathML`:a||=`http://www.w3.org/1999/xhtml`,o){for(d=0;d<o.length;d++)if((b=o[d])&&(E?b.localName==E:b.nodeType==3)){t=b,o[d]=null;break}}if(!t){if(ee=u.ownerDocument||document,!E)return ee.createTextNode(T);t=ee.createElementNS(a,E,T.is?T:u),c&&=(e.__m&&e.__m(n,o),!1),o=null}if(E){if(u=E==`template`&&t.content||t,o=E==`textarea`&&T.defaultValue!=null?null:o&&g.call(u.childNodes),!c&&o)for(w={},d=0;d<t.attributes.length;d++)w[(b=t.attributes[d]).name]=b.value;for(d in w)b=w[d],d==`dangerouslySetInnerHTML`?_=b:d==`children`||d in T||d==`value`&&`defaultValue`in T||d==`checked`&&`defaultChecked`in T||O(t,d,null,b,a);for(d in T)b=T[d],d==`children`?y=b:d==`dangerouslySetInnerHTML`?p=b:d==`value`?x=b:d==`checked`?S=b:c&&typeof b!=`function`||w[d]===b||O(t,d,b,w[d],a);p?(c||_&&(p.__html==_.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),n.__k=[]):(_&&(t.textContent=``),(E==`foreignObject`||a==`http://www.w3.org/1998/Math/MathML`&&m.test(E))&&(a=`http://www.w3.org/1999/xhtml`),te(u,h(y)?y:[y],n,r,i,a,o,s,o?o[0]:r.__k&&C(r,0),c,l),o&&o.some(v)),c&&E!=`textarea`||(d=`value`,E==`progress`&&x==null?t.removeAttribute(d):x==null||x===t[d]&&(E!=`progress`||x)||O(t,d,x,w[d],a),d=`checked`,S!=null&&S!=t[d]&&O(t,d,S,w[d],a))}else w===T||c&&t.data==T||(t.data=T);return t}function A(t,n,r,i){try{typeof t==`function`?n?n.__x=t(n)||1:(i&&=i.__c||i.__e)&&(n=i.__x)&&(i.__x=null,typeof n==`function`?n():t(null)):t.current=n}catch(t){e.__e(t,r)}}function ue(t,n,r){var i,a,o,s;if(e.unmount&&e.unmount(t),!(i=t.ref)||i.current&&i.current!=t.__e||A(i,null,n,t),i=t.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(t){e.__e(t,n)}i.__P=i.__n=null}if(i=t.__k)for(s=0;s<i.length;s++)i[s]&&ue(i[s],n,typeof t.type!=`function`||r&&!t.props.__P);!r&&(i=t.__c)&&(i=i.__z)&&(a=se(i,o=[]))&&(i==t.__e&&o.some(v),v(a),v(i)),r||v(t.__e),t.__e=t.__c=t.__=null}function de(e,t,n){return this.constructor(e,n)}function j(t,n){var r,i,a,o;e.__&&e.__(t,n),n.nodeType==9&&(n=n.documentElement),i=(r=t&&32&t.__u)?null:n.__k,n.__k=b(x,{children:[t]}),a=[],o=[],oe(n,n.__k,i||f,f,n.namespaceURI,i?null:n.firstChild?g.call(n.childNodes):null,a,i?i.__e:n.firstChild,r,o),k(a,n.__k,o),n.__k.props.children=null}e={__e:function(e,t,n,r){for(var i,o,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,r||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(t){e=t}}throw a=0,e}},t=0,n=function(e){return e!=null&&e.constructor===d},S.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=_({},this.state)),typeof e==`function`&&(e=e(_({},n),this.props)),e&&(_(n,e),this.__v&&(t&&this.__k.push(t),T(this)))},S.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),T(this))},S.prototype.render=x,r=[],a=0,o=function(e,t){return e.__v.__b-t.__v.__b},s=Symbol(),c=/(PointerCapture)$|Capture$/i,l=0,u={};var fe,M,pe,me,he=Object.is,ge=0,_e=[],ve=[],N=e,ye=N.__b,be=N.__r,xe=N.diffed,Se=N.__c,Ce=N.unmount,we=N.__;function Te(e,t){N.__h&&N.__h(M,e,ge||t),ge=0;var n=M.__H||(M.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Ee(e){return ge=1,De(Re,e)}function De(e,t,n){var r=Te(fe++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Re(void 0,t),function(e){var t=(r.__N||r.__)[0],n=r.t(t,e);he(t,n)||(r.__N=[n,r.__[1]],r.__c.setState({}))}],r.__c=M,!M.__f)){M.__f=!0;var i=M.shouldComponentUpdate;M.shouldComponentUpdate=function(e,t,n){var r=this.__H;if(!r)return!0;var a=!1,o=this.props!=e;if(r.__.some(function(e){e.__N&&(a=!0,he(e.__[0],e.__N[0])||(o=!0))}),i){var s=i.call(this,e,t,n);return a?s||o:s}return!a||o}}return r.__}function Oe(e,t){var n=Te(fe++,3);!N.__s&&Le(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,M.__H.__h.push(n))}function ke(e){return ge=5,Ae(function(){return{current:e}},[])}function Ae(e,t){var n=Te(fe++,7);return Le(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function je(){var e;do{for(;e=ve.shift();)try{Fe(e)}catch(t){N.__e(t,{__:(e=e.__P)&&e.__v})}for(;e=_e.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Fe),t.__h.some(Ie),t.__h=[]}catch(n){t.__h=[],N.__e(n,e.__v)}}}while(ve.length)}N.__b=function(e){M=null,ye&&ye(e)},N.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),we&&we(e,t)},N.__r=function(e){be&&be(e),fe=0;var t=(M=e.__c).__H;t&&(pe==M?M.__h=[]:(t.__h.some(Fe),t.__h.some(Ie),fe=0),t.__h=[],t.__.some(function(e){e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),pe=M},N.diffed=function(e){xe&&xe(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Pe(_e.push(t)),t.__H.__.some(function(e){e.u&&(e.__H=e.u)})),pe=M=null},N.__c=function(e,t){t.some(function(e){try{e.__h.some(Fe),e.__h=e.__h.filter(function(e){return!e.__||Ie(e)})}catch(t){e.__h=[function(){throw t}]}}),Se&&Se(e,t)},N.unmount=function(e){Ce&&Ce(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n&&=n.__c}r.__P=n,Pe(ve.push(r))}else Fe(r)}catch(e){t=e}}),r.__H=void 0,t&&N.__e(t,r.__v))};var Me=typeof requestAnimationFrame==`function`;function Ne(e){var t,n=function(){clearTimeout(r),Me&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Me&&(t=requestAnimationFrame(n))}function Pe(e){e!=1&&me==N.requestAnimationFrame||((me=N.requestAnimationFrame)||Ne)(je)}function Fe(e){var t=M,n=e.__c;typeof n==`function`&&(e.__c=void 0,n()),M=t}function Ie(e){var t=M;e.__c=e.__(),M=t}function Le(e,t){return!e||e.length!=t.length||t.some(function(t,n){return!he(t,e[n])})}function Re(e,t){return typeof t==`function`?t(e):t}var ze=Symbol.for(`preact-signals`);function Be(){if(F>1)F--;else{var e,t=!1;for((function(){var e=Je;for(Je=void 0;e!==void 0;){var t=e.S;if(t.v===e.v)for(var n=t.t;n!==void 0;n=n.x)n.i===e.i&&(n.i=t.i);e=e.o}})();We!==void 0;){var n=We;for(We=void 0,Ge++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Qe(n))try{n.c()}catch(n){t||=(e=n,!0)}n=r}}if(Ge=0,F--,t)throw e}}function Ve(e){if(F>0)return e();qe=++Ke,F++;try{return e()}finally{Be()}}var He,P=void 0;function Ue(e){var t=P,n=He;P=void 0,He=void 0;try{return e()}finally{P=t,He=n}}var We=void 0,F=0,Ge=0,Ke=0,qe=0,Je=void 0,Ye=0;function Xe(e){if(P!==void 0){var t=e.n;if(t===void 0||t.t!==P)return t={i:0,S:e,p:P.s,n:void 0,t:P,e:void 0,x:void 0,r:t},P.s!==void 0&&(P.s.n=t),P.s=t,e.n=t,32&P.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=P.s,t.n=void 0,P.s.n=t,P.s=t),t}}function I(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}I.prototype.brand=ze,I.prototype.h=function(){return!0},I.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n===void 0?Ue(function(){var e;(e=t.W)==null||e.call(t)}):n.e=e)},I.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Ue(function(){var e;(e=t.Z)==null||e.call(t)}))}},I.prototype.subscribe=function(e){var t=this;return st(function(){var n=t.value;Ue(function(){return e(n)})},{name:`sub`})},I.prototype.valueOf=function(){return this.value},I.prototype.toString=function(){return this.value+``},I.prototype.toJSON=function(){return this.value},I.prototype.peek=function(){var e=this;return Ue(function(){return e.value})},Object.defineProperty(I.prototype,"value",{get:function(){var e=Xe(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Ge>100)throw Error(`Cycle detected`);(function(e){F!==0&&Ge===0&&e.l!==qe&&(e.l=qe,Je={S:e,v:e.v,i:e.i,o:Je})})(this),this.v=e,this.i++,Ye++,F++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Be()}}}});function Ze(e,t){return new I(e,t)}function Qe(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function $e(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function et(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function tt(e,t){I.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Ye-1,this.f=4}tt.prototype=new I,tt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Ye))return!0;if(this.g=Ye,this.f|=1,this.i>0&&!Qe(this))return this.f&=-2,!0;var e=P;try{$e(this),P=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return P=e,et(this),this.f&=-2,!0},tt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}I.prototype.S.call(this,e)},tt.prototype.U=function(e){if(this.t!==void 0&&(I.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}},tt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}},Object.defineProperty(tt.prototype,"value",{get:function(){if(1&this.f)throw Error(`Cycle detected`);var e=Xe(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function nt(e,t){return new tt(e,t)}function rt(e){var t=e.j;if(e.j=void 0,typeof t==`function`){F++;var n=P;P=void 0;try{t()}catch(t){throw e.f&=-2,e.f|=8,it(e),t}finally{P=n,Be()}}}function it(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,rt(e)}function at(e){if(P!==this)throw Error(`Out-of-order effect`);et(this),P=e,this.f&=-2;try{8&this.f&&it(this)}finally{Be()}}function ot(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,He&&He.push(this)}ot.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==`function`&&(this.j=t)}finally{e()}},ot.prototype.S=function(){if(1&this.f)throw Error(`Cycle detected`);this.f|=1,this.f&=-9,rt(this),$e(this),F++;var e=P;return P=this,at.bind(this,e)},ot.prototype.N=function(){2&this.f||(this.f|=2,this.u=We,We=this)},ot.prototype.d=function(){this.f|=8,1&this.f||it(this)},ot.prototype.dispose=function(){this.d()};function st(e,t){var n=new ot(e,t);try{n.c()}catch(e){throw n.d(),e}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var ct,lt,ut=typeof window<`u`&&!!window.__PREACT_SIGNALS_DEVTOOLS__,dt=[];st(function(){ct=this.N})();function ft(t,n){e[t]=n.bind(null,e[t]||function(){})}function pt(e){if(lt){var t=lt;lt=void 0,t()}lt=e&&e.S()}function mt(e){var t=this,r=e.data,i=gt(r);i.name=`ReactiveDom`,i.value=r;var a=Ae(function(){for(var e=t,r=t.__v;r=r.__;)if(r.__c){r.__c.__$f|=4;break}var a=nt(function(){var e=i.value.value;return e===0?0:!0===e?``:e||``}),o=nt(function(){return!Array.isArray(a.value)&&!n(a.value)}),s=st(function(){if(this.N=yt,o.value){var t=a.value;e.__v&&e.__v.__e&&e.__v.__e.nodeType===3&&(e.__v.__e.data=t)}}),c=t.__$u.d;return t.__$u.d=function(){s(),c.call(this)},[o,a]},[]),o=a[0],s=a[1];return o.value?s.peek():s.value}mt.displayName=`ReactiveTextNode`,Object.defineProperties(I.prototype,{constructor:{configurable:!0,value:y(x,null).constructor},type:{configurable:!0,value:mt},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}}),ft(`__b`,function(e,t){if(pt(),typeof t.type==`string`){var n,r=t.props;for(var i in r)if(i!==`children`){var a=r[i];a instanceof I&&(n||(t.__np=n={}),n[i]=a,r[i]=a.peek())}}e(t)}),ft(`__r`,function(e,t){if(e(t),t.type!==x){pt();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=function(e,t){var n;return st(function(){n=this},{name:t}),n.c=e,n}(function(e){return function(){var t;ut&&((t=this.y)==null||t.call(this)),e.__$f|=1,e.setState({})}}(r),typeof t.type==`function`?t.type.displayName||t.type.name:``))),pt(n)}}),ft(`__e`,function(e,t,n,r){pt(),e(t,n,r)}),ft(`diffed`,function(e,t){pt();var n;if(typeof t.type==`string`&&(n=t.__e)){var r=t.__np,i=t.props,a=n.U;if(a)for(var o in a){var s=a[o];s===void 0||r&&o in r||(s.d(),a[o]=void 0)}if(r)for(var c in a||(a={},n.U=a),r){var l=a[c],u=r[c];l===void 0?(l=ht(n,c,u,i),a[c]=l):l.o(u,i)}}e(t)});function ht(e,t,n,r){var i=t in e&&e.ownerSVGElement===void 0,a=Ze(n);return{o:function(e,t){a.value=e,r=t},d:st(function(){this.N=yt;var n=a.value.value;r[t]!==n&&(r[t]=n,i?e[t]=n:n!=null&&(!1!==n||t[4]===`-`)?e.setAttribute(t,n):e.removeAttribute(t))})}}ft(`unmount`,function(e,t){if(typeof t.type==`string`){var n=t.__e;if(n){var r=n.U;if(r)for(var i in n.U=void 0,r){var a=r[i];a&&a.d()}}var o=t.__np;if(o){var s=t.props;for(var c in o)s[c]=o[c]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var u=l.__$u;u&&(l.__$u=void 0,u.d())}}e(t)}),ft(`__h`,function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)}),S.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u==`boolean`&&!0===this.u){var a=2&this.__$f;if(!(r||a||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var o in e)if(o!==`__source`&&e[o]!==this.props[o])return!0;for(var s in this.props)if(!(s in e))return!0;return!1};function gt(e,t){return Ae(function(){return Ze(e,t)},[])}var _t=function(e){queueMicrotask(function(){queueMicrotask(e)})};function vt(){Ve(function(){for(var e;e=dt.shift();)ct.call(e)})}function yt(){dt.push(this)===1&&(e.requestAnimationFrame||_t)(vt)}var bt=8,xt=1e-4,St=class{samples=[];speed=1;sample(e,t,n,r){r!==this.speed&&(this.samples=[]),this.speed=r;let i=(e+t)/2;this.samples.push({offset:n/1e3-i*r,delay:t-e,at:t}),this.samples.length>bt&&this.samples.shift()}guess(e,t,n){this.speed=n,this.samples.every(e=>e.delay===Number.MAX_VALUE)&&(this.samples=[{offset:e-t*n,delay:Number.MAX_VALUE,at:t}])}measureAnew(e){let t=this.best(e);this.samples=t?[{...t,delay:Number.MAX_VALUE}]:[]}at(e){let t=this.best(e);return t?e*this.speed+t.offset:0}estimate(e){let t=this.best(e);if(t&&t.delay!==Number.MAX_VALUE)return{offset:Math.round(t.offset*1e3),error:Math.ceil(Ct(t,e)*this.speed*1e3)+1}}delay(){let e=Math.min(...this.samples.map(e=>e.delay));return e<Number.MAX_VALUE?Math.round(e):void 0}reset(){this.samples=[]}best(e){let t;for(let n of this.samples)(!t||Ct(n,e)<Ct(t,e))&&(t=n);return t}};function Ct(e,t){return e.delay/2+Math.max(0,t-e.at)*xt}var wt=Ze(0),Tt=1e3;function Et(e,t){return e.go_at!==void 0&&e.go_at!==null&&t>e.go_at+Tt}function Dt(e,t,n){return Ot(e.sides[t].left,e,t,n)}function Ot(e,t,n,r){if(e!=null)return t.running?.side===n?Math.max(0,e-Math.max(0,r-t.running.since)):e}function kt(e,t){return e.ends_at==null?void 0:Math.max(0,e.ends_at-t)}function At(e){if(e===void 0)return`–:––`;if(e<1e4){let t=Math.floor(e/100);return`0:0${Math.floor(t/10)}.${t%10}`}let t=Math.ceil(e/1e3),n=e=>String(e).padStart(2,`0`),r=Math.floor(t/3600),i=Math.floor(t/60)%60;return r>0?`${r}:${n(i)}:${n(t%60)}`:`${i}:${n(t%60)}`}var jt=`# Words of play that every screen shows: sides, pieces, faults, claims, results.
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
`,Mt=`# Refusals, rulings, questions and answers of the court.
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
`,Nt=class{constructor(e){this.value=e}valueOf(){return this.value}},L=class extends Nt{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},R=class extends Nt{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Pt=class e extends Nt{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Nt)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Nt&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ft=100,It=`⁨`,Lt=`⁩`;function Rt(e,t,n){return n===t||n instanceof R&&t instanceof R&&n.value===t.value||t instanceof R&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function zt(e,t,n){return t[n]?Jt(e,t[n].value):(e.reportError(RangeError(`No default`)),new L)}function Bt(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Vt(e,i.value):n.push(Vt(e,i));return{positional:n,named:r}}function Vt(e,t){switch(t.type){case`str`:return t.value;case`num`:return new R(t.value,{minimumFractionDigits:t.precision});case`var`:return Ht(e,t);case`mesg`:return Ut(e,t);case`term`:return Wt(e,t);case`func`:return Gt(e,t);case`select`:return Kt(e,t);default:return new L}}function Ht(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new L(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new L(`$${t}`);if(n instanceof Nt)return n;switch(typeof n){case`string`:return n;case`number`:return new R(n);case`object`:if(Pt.supportsValue(n))return new Pt(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new L(`$${t}`)}}function Ut(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new L(t);if(n){let i=r.attributes[n];return i?Jt(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new L(`${t}.${n}`))}return r.value?Jt(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new L(t))}function Wt(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new L(i);if(n){let t=a.attributes[n];if(t){e.params=Bt(e,r).named;let n=Jt(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new L(`${i}.${n}`)}e.params=Bt(e,r).named;let o=Jt(e,a.value);return e.params=null,o}function Gt(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new L(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new L(`${t}()`);try{let t=Bt(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new L(`${t}()`)}}function Kt(e,{selector:t,variants:n,star:r}){let i=Vt(e,t);if(i instanceof L)return zt(e,n,r);for(let t of n)if(Rt(e,i,Vt(e,t.key)))return Jt(e,t.value);return zt(e,n,r)}function qt(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new L;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Ft)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ft}`);r&&n.push(It),n.push(Vt(e,i).toString(e)),r&&n.push(Lt)}return e.dirty.delete(t),n.join(``)}function Jt(e,t){return typeof t==`string`?e.bundle._transform(t):qt(e,t)}var Yt=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Xt(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Zt=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Qt(e,t){let n=e[0];if(n instanceof L)return new L(`NUMBER(${n.valueOf()})`);if(n instanceof R)return new R(n.valueOf(),{...n.opts,...Xt(t,Zt)});if(n instanceof Pt)return new R(n.toNumber(),{...Xt(t,Zt)});throw TypeError(`Invalid argument to NUMBER`)}var $t=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function en(e,t){let n=e[0];if(n instanceof L)return new L(`DATETIME(${n.valueOf()})`);if(n instanceof Pt||n instanceof R)return new Pt(n,Xt(t,$t));throw TypeError(`Invalid argument to DATETIME`)}var tn=new Map;function nn(e){let t=Array.isArray(e)?e.join(` `):e,n=tn.get(t);return n===void 0&&(n=new Map,tn.set(t,n)),n}var rn=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Qt,DATETIME:en,...t},this._useIsolating=n,this._transform=r,this._intls=nn(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Yt(this,n,t);try{return qt(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new L().toString(r);throw e}}},an=/^(-?[a-zA-Z][\w-]*) *= */gm,on=/\.([a-zA-Z][\w-]*) *= */y,sn=/\*?\[/y,cn=/(-?[0-9]+(?:\.([0-9]+))?)/y,ln=/([a-zA-Z][\w-]*)/y,un=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,dn=/^[A-Z][A-Z0-9_-]*$/,fn=/([^{}\n\r]+)/y,pn=/([^\\"\n\r]*)/y,mn=/\\([\\"])/y,hn=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,gn=/^\n+/,_n=/ +$/,vn=/ *\r?\n/g,yn=/( *)$/,bn=/{\s*/y,xn=/\s*}/y,Sn=/\[\s*/y,Cn=/\s*] */y,wn=/\s*\(\s*/y,Tn=/\s*->\s*/y,En=/\s*:\s*/y,Dn=/\s*,?\s*/y,On=/\s+/y,kn=class{constructor(e){this.body=[],an.lastIndex=0;let t=0;for(;;){let n=an.exec(e);if(n===null)break;t=an.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(on);){let t=o(on),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(fn)&&(r=o(fn)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,gn),u([i],i.length)):r?S(r,_n):null}function u(r=[],i){for(;;){if(n(fn)){r.push(o(fn));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,_n));let c=[];for(let e of r)e instanceof An&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(bn,SyntaxError);let e=f();if(i(xn))return e;if(i(Tn)){let t=h();return i(xn,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(un)){let[,e,t,n=null]=a(un);if(e===`$`)return{type:`var`,name:t};if(i(wn)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(dn.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Dn)}}function m(){let e=f();return e.type===`mesg`&&i(En)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(sn);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Sn,SyntaxError);let e;return e=n(cn)?v():{type:`str`,value:o(ln)},i(Cn,SyntaxError),e}function _(){if(n(cn))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(cn),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(pn),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(mn))return o(mn);if(n(hn)){let[,e,t]=a(hn),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(On),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(vn,`
`),n=yn.exec(e)[1].length;return new An(t,n)}}},An=class{constructor(e,t){this.value=e,this.length=t}},jn=Object.assign({"../../../protocol/messages/en/play.ftl":jt,"../../../protocol/messages/en.ftl":Mt}),Mn=[`device`,`by`],z=e=>e instanceof R?e.value:typeof e==`number`?e:0,Nn=e=>e%2==1?`white`:`black`,Pn=e=>String(e).padStart(2,`0`);function Fn(e){let t=Math.abs(e),[n,r,i]=[Math.floor(t/36e5),Math.floor(t/6e4)%60,Math.floor(t/1e3)%60],a=`${Pn(i)}.${String(t%1e3).padStart(3,`0`)}`;return`${e<0?`-`:``}${n>0?`${n}:${Pn(r)}`:r}:${a}`}function In(e){let t=Math.floor(Math.abs(e)/1e3);return`${e<0?`-`:`+`}${t<60?`${t} s`:`${Math.floor(t/60)}:${Pn(t%60)}`}`}var Ln={GIVEN:([e])=>e instanceof R||typeof e==`number`||typeof e==`string`&&e!==``?`yes`:`no`,CLOCK:([e])=>Fn(z(e)),SHOWN:([e])=>At(z(e)),SIGNED:([e])=>In(z(e)),SIGNED_SECONDS:([e])=>`${z(e)<0?``:`+`}${(z(e)/1e3).toFixed(1)}`,SECONDS:([e])=>(z(e)/1e3).toFixed(1),LINE:([e])=>`${Math.floor(z(e)/256)}.${z(e)%256+1}`,CODE_POINT:([e])=>Array.from(String(e),e=>`U+${e.codePointAt(0)?.toString(16).toUpperCase().padStart(4,`0`)}`).join(``),NUMBERED:([e])=>`${Math.ceil(z(e)/2)}${Nn(z(e))===`white`?`.`:`...`}`,MOVE_NUMBER:([e])=>String(Math.ceil(z(e)/2)),MOVER:([e])=>Nn(z(e))};function Rn(e){let t=Object.entries(jn).flatMap(([t,n])=>t.split(/[/.]/).includes(e)?[n]:[]);if(t.length===0)return[];let n=new rn(e,{useIsolating:!1,functions:Ln});for(let e of t)n.addResource(new kn(e));return[n]}var zn=(globalThis.navigator?.languages??[]).slice(0,1).flatMap(e=>[e,e.split(`-`)[0]??``]),Bn=[...new Set([...zn,`en`])].flatMap(Rn);function Vn({key:e,args:t={}}){let n={};for(let[e,r]of Object.entries(t))n[e]=typeof r==`string`?r:Mn.includes(e)?Un(`device`,{id:Hn(r)}):Hn(r);return Un(e,n)}var Hn=e=>new R(e,{useGrouping:!1});function Un(e,t){for(let n of Bn){let r=n.getMessage(e)?.value;if(r)return n.formatPattern(r,t,[])}return e}var Wn=e=>typeof e==`object`&&!!e&&!Array.isArray(e);function Gn(e){if(typeof e==`string`)return[e,void 0];if(!Wn(e))return[void 0,e];let[t,...n]=Object.entries(e);return t&&n.length===0?t:[void 0,e]}function Kn(e,t,n){if(n!=null){if(typeof n==`boolean`)e[t]=n?`yes`:`no`;else if(typeof n==`number`||typeof n==`string`)e[t]=n;else if(Array.isArray(n))e[`${t}-n`]=n.length,e[t]=n.filter(e=>typeof e!=`object`).join(`, `);else{let[r,i]=Gn(n);if(Wn(i))for(let[n,r]of Object.entries(i))Kn(e,`${t}-${n}`,r);else r!==void 0&&Kn(e,`${t}-${r}`,i);r!==void 0&&(e[t]=r)}}}function qn(e,t){let n={};return Kn(n,e,t),Vn({key:e,args:n})}var B={white:`White`,black:`Black`},Jn={behind_line:`behind the line`,at_board:`at the board`,outward:`running out`,homeward:`running home`,away:`away`},Yn={checkmate:`checkmate`,stalemate:`stalemate`,dead_position:`dead position`,fivefold_repetition:`fivefold repetition`,seventy_five_moves:`75 moves`,resignation:`resignation`,agreement:`agreement`,flag_fall:`flag fall`,captured_points:`captured points at the limit`,illegal_position:`illegal position`,threefold_repetition:`threefold repetition`,fifty_moves:`50 moves`,illegal_moves:`second illegal move`,flag_declared:`flag declared`,both_flags:`both flags down`,king_left_in_check:`king left in check`,illegal_move:`illegal move`,players_agreed:`as both players agreed`,forfeit:`forfeit`,penalty:`penalty`,red_cards:`third red card`,entered:`as the referees entered it`,ruling:`the referee's ruling`},Xn=e=>qn(`fault`,e);function Zn(e){return e==null?`the record does not tell`:e?`by the record it is so`:`by the record it is not so`}var Qn=e=>qn(`claim`,e);function $n(e){return e===`no_flag_before`?`Both agree: no flag was down before that punch`:e===`play_on`?`Both agree to play on`:`first_flag`in e?`Both agree: ${B[e.first_flag.side]}'s flag fell first`:`Both agree: ${ar(e.result.result)}`}var er={king:`king`,queen:`queen`,rook:`rook`,bishop:`bishop`,knight:`knight`,pawn:`pawn`,inverted_rook:`inverted rook`},V={title:`ChessRun court`,demo:`DEMO`,demoWhy:`A demonstration: the moves are real games, the clocks and the runs are made up.`,connecting:`Connecting…`,live:`Live`,lost:e=>`No connection for ${e} s. Clocks may be out of date; trying again.`,stopped:`This court has stopped: nothing more is recorded. This is how it stood last.`,noCourt:`Waiting for the court…`,noGame:`no game`,board:e=>`Board ${e}`,round:e=>`Round ${e}`,player:e=>`Player ${e}`,toMove:`to move`,stale:`board silent`,silent:`silent`,waiting:`not started`,countdown:`starting`,unconfirmed:`start not known`,paused:`paused`,free:`owes no run`,ticker:`What happened`,moves:`Moves`,noMoves:`No moves yet.`,back:`All boards`,limit:`Match limit`,link:e=>`Game ${e}`,linkWhy:e=>`Game ${e} of this sprint: the same colours, the times that were left`,points:e=>`${e} ${e===1?`point`:`points`}`,runs:e=>`${e} ${e===1?`run`:`runs`} made`,notKnown:`moves are not reported`,lastMove:`last move`,pieces:`Piece drawings: Colin M. L. Burnett (GPL-2.0-or-later).`,source:`Free software, GPL-3.0-or-later.`};function tr(e,t){let n=[];return e>0&&n.push(`${e} ${e===1?`caution`:`cautions`}`),t>0&&n.push(`${t} red`),n.join(`, `)}function nr(e){let t=e.filter(e=>e===`full_run`).length,n=e.filter(e=>e===`half_run`).length,r=[];n>0&&r.push(`a half run`),t===1&&r.push(`a run`),t>1&&r.push(`${t} runs`),e.includes(`correction`)&&r.unshift(`a correction`);let i=e.find(e=>typeof e==`object`);return i?ir(i.take_back.touched):r.length===0?V.free:`owes ${r.join(` and `)}`}function rr(e){if(e.some(e=>typeof e==`object`))return nr(e);let t=e.filter(e=>e===`full_run`).length,n=e.includes(`half_run`)?`½`:``,r=t===1&&!n?`a run`:`${t>0?t:``}${n} ${t>0?`runs`:`run`}`,i=t>0||n?[`owes ${r}`]:[];return e.includes(`correction`)&&i.unshift(`to correct`),i.length===0?V.free:i.join(`, `)}function ir(e){return e==null?`takes back`:`takes back, moves ${e}`}function ar(e){return e===`drawn`?`½–½`:e===`both_lost`?`0–0`:e.won.by===`white`?`1–0`:`0–1`}function or(e,t){let n=typeof e==`object`?B[e.won.by===`white`?`black`:`white`]:void 0,r=n===void 0?void 0:sr[t];return`${ar(e)}, ${r===void 0?Yn[t]:`${n}${r}`}`}var sr={resignation:` resigned`,flag_fall:`'s flag fell`,flag_declared:`'s flag was down first`,illegal_moves:`'s second illegal move`,illegal_move:`'s illegal move`,king_left_in_check:` left his king in check`,forfeit:` did not come in time`,red_cards:`'s third red card`};function cr({site:e,date:t},n){return[n,e,t==null?void 0:new Date(`${t}T00:00Z`).toLocaleDateString(`en-GB`,{dateStyle:`long`,timeZone:`UTC`})].filter(Boolean).join(` · `)}function lr(e){return[e.profile?.title,e.name??V.player(e.player)].filter(Boolean).join(` `)}function ur({rating:e,team:t,club:n}){return[e,t,n].filter(e=>e!=null).join(` · `)}function dr(e){let t=e.said;if(typeof t==`string`)return fr[t];if(`counting`in t)return`3, 2, 1 …`;if(`moved`in t){let e=t.moved;return`${Math.ceil(e.ply/2)}${e.ply%2==1?`.`:`…`} ${e.san}`}if(`crossed`in t)return`${B[t.crossed.side]} crossed the line`;if(`run_made`in t){if(t.run_made.presumed)return;let e=t.run_made.took;return`${B[t.run_made.side]} is back${e==null?``:` after ${(e/1e3).toFixed(1)}\u00a0s`}`}if(`moved_before_run`in t)return`${B[t.moved_before_run.side]} moved before the run was made`;if(`illegal`in t){let{side:e,uci:n}=t.illegal;return`${B[e]}: illegal move${n==null?``:` ${n}`}`}if(`take_back_owed`in t){let{side:e,touched:n}=t.take_back_owed;return`${B[e]} ${ir(n)}`}if(`limit_reached`in t){let e=t.limit_reached.points;return e==null?`the limit is reached`:`the limit is reached: ${e.white} to ${e.black} points`}if(`arranged`in t)return`${B[t.arranged.invited_by]} invited; the time is agreed`;if(`flag_fell`in t)return`${B[t.flag_fell.side]}'s flag fell`;if(`ended`in t)return or(t.ended.result,t.ended.by);if(`retracted`in t)return`corrected`;if(`called`in t)return`${B[t.called.side]}: ${Xn(t.called.fault)} called`;if(`call_voided`in t)return`a call was taken back`;if(`stop_began`in t){let{side:e,again:n}=t.stop_began;return`${B[e]} ${n?`begins the ten seconds again`:`stands behind the line`}`}if(`stop_served`in t)return`${B[t.stop_served.side]} is free again`;if(`lapsed`in t)return`${B[t.lapsed.side]}: ${t.lapsed.penalties} not served any more`;if(!(`walk_card`in t)){if(`cards_shown`in t)return`${B[t.cards_shown.side]} is shown the cards so far`;if(`link_drawn`in t)return`game ${t.link_drawn.link} is drawn, ${Yn[t.link_drawn.by]}; the next one follows`;if(`draw_offered`in t)return`${B[t.draw_offered.side]} offers a draw`;if(`draw_refused`in t)return`${B[t.draw_refused.side]} refuses the draw`;if(`claimed`in t)return`${B[t.claimed.side]} claims: ${Qn(t.claimed.claim)}`;if(`claim_ruled`in t)return`${B[t.claim_ruled.side]}'s claim is ${t.claim_ruled.upheld?`upheld`:`rejected`}`;if(`taken_back`in t)return`${B[t.taken_back.side]}'s move is taken back`;if(`corrected`in t)return`${B[t.corrected.side]} has put it right`;if(`time_given`in t){let{side:e,time:n}=t.time_given;return`${B[e]} ${n<0?`loses`:`gets`} ${Math.abs(n)/1e3}\u00a0s`}if(`clock_set`in t)return`the clocks were set`;if(`sealed`in t)return`${ar(t.sealed.result)} is sealed`;if(`result_corrected`in t)return`the result is corrected to ${ar(t.result_corrected.result)}`;if(`clocks_stopped`in t)return`${B[t.clocks_stopped.side]} stopped both clocks`;if(`end_stands`in t)return`${Qn(t.end_stands.claim)}, if both say so`;if(`confirmed`in t)return`${B[t.confirmed.side]} confirms`;if(`disputed`in t)return`${B[t.disputed.side]} disputes ${Qn(t.disputed.claim)} (${Zn(t.disputed.record)})`;if(`agreed`in t)return $n(t.agreed.on);if(`settled`in t){let e=t.settled.points.map(e=>`SP-${e}`).join(`, `);return`${Qn(t.settled.claim)} ${t.settled.stands?`stands`:`does not stand`} (${e})`}if(`declared`in t)return`${B[t.declared.side]} declares: ${er[t.declared.piece]}`;if(`ran_out`in t){let{white:e,black:n}=t.ran_out.at;return e!=null&&n!=null?e===n?`for the record: both flags fell at once`:`for the record: ${B[e<n?`white`:`black`]}'s flag fell first`:`for the record: ${B[e==null?`black`:`white`]}'s flag had fallen`}if(`stale`in t)return t.stale.stale?`the board fell silent`:`the board is back`}}var fr={paired:`paired`,aborted:`the countdown was stopped`,started:`GO!`,annulled:`the start was made void`,paused:`stopped by a referee`,resumed:`GO!`,position_set:`the position was put right`,players_set:`the players were put right`,chief_called:void 0,set_on_clock:void 0},pr=Symbol.for(`pv`),mr=0;Array.isArray;function H(t,n,r,i,a,o){n||={};var s,c,l=n;if(`ref`in l&&typeof t!=`function`)for(c in l={},n)c==`ref`?s=n[c]:l[c]=n[c];var u={type:t,props:l,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:pr,__v:--mr,__i:-1,__u:0};return(a||o)&&(u.__source=a,u.__self=o),e.vnode&&e.vnode(u),u}function hr({game:e,side:t}){let n=Dt(e,t,wt.value),r=e.running?.side===t,i=n!==void 0&&n<2e4&&e.phase===`running`;return H(`span`,{class:`clock${r?` running`:``}${i?` low`:``}`,children:At(n)})}var gr=e=>e.points==null?V.runs(e.runs):V.points(e.points);function _r({game:e,side:t,wide:n}){let r=e.sides[t],i=tr(r.cautions??0,r.reds??0),a=e.phase===`finished`,o=r.owes.length>0&&!a,s=n?nr(r.owes):rr(r.owes);return H(`div`,{class:`player ${t}`,children:[H(`span`,{class:`colour`,role:`img`,"aria-label":B[t]}),H(`span`,{class:`name`,children:[e.running?.side===t&&H(`span`,{class:`turn`,role:`img`,"aria-label":V.toMove,children:`▶`}),lr(r),n&&r.profile&&H(`small`,{children:ur(r.profile)})]}),H(hr,{game:e,side:t}),!a&&H(`span`,{class:`body${o?` owing`:``}`,children:[H(`span`,{children:e.phase!==`waiting`&&(r.points!=null&&!o?gr(r):s)}),H(`span`,{class:`where`,children:n||!i?r.at&&Jn[r.at]:i})]}),a&&!n&&H(`span`,{class:`body`,children:H(`span`,{children:gr(r)})}),n&&H(`span`,{class:`body`,children:[H(`span`,{children:gr(r)}),i&&H(`span`,{children:i})]})]})}var vr=[`white`,`black`],yr=[`a`,`b`,`c`,`d`,`e`,`f`,`g`,`h`],br=[`1`,`2`,`3`,`4`,`5`,`6`,`7`,`8`],xr=[...br].reverse(),Sr=yr.flatMap(e=>br.map(t=>e+t)),Cr=e=>e.every(e=>e>=0&&e<=7)?Sr[8*e[0]+e[1]]:void 0,wr=e=>Cr(e),U=e=>[e.charCodeAt(0)-97,e.charCodeAt(1)-49],Tr=Sr.map(U),Er=Sr.map((e,t)=>({key:e,pos:Tr[t]}));function Dr(e){let t,n=()=>(t===void 0&&(t=e()),t);return n.clear=()=>{t=void 0},n}var Or=()=>{let e;return{start(){e=performance.now()},cancel(){e=void 0},stop(){if(!e)return 0;let t=performance.now()-e;return e=void 0,t}}},kr=e=>e===`white`?`black`:`white`,Ar=(e,t)=>(e[0]-t[0])**2+(e[1]-t[1])**2,jr=(e,t)=>e.role===t.role&&e.color===t.color,Mr=(e,t)=>e[0]===t[0]&&e[1]===t[1],Nr=e=>(t,n)=>[(n?t[0]:7-t[0])*e.width/8,(n?7-t[1]:t[1])*e.height/8],W=(e,t)=>{e.style.transform=`translate(${t[0]}px,${t[1]}px)`},Pr=(e,t,n=1)=>{e.style.transform=`translate(${t[0]}px,${t[1]}px) scale(${n})`},Fr=(e,t)=>{e.style.display=t?``:`none`},Ir=e=>{if(e.clientX||e.clientX===0)return[e.clientX,e.clientY];if(e.targetTouches?.[0])return[e.targetTouches[0].clientX,e.targetTouches[0].clientY]},Lr=Dr(()=>!(`ontouchstart`in window)&&[`macintosh`,`firefox`].every(e=>navigator.userAgent.toLowerCase().includes(e))),Rr=e=>e.button===2&&!(e.ctrlKey&&Lr()),G=(e,t)=>{let n=document.createElement(e);return t&&(n.className=t),n};function zr(e,t,n){let r=U(e);return t||(r[0]=7-r[0],r[1]=7-r[1]),[n.left+n.width*r[0]/8+n.width/16,n.top+n.height*(7-r[1])/8+n.height/16]}var Br=(e,t)=>Math.abs(e-t),Vr=(e,t,n,r)=>Br(e,n)*Br(t,r)===2,Hr=(e,t,n,r)=>e===n!=(t===r),Ur=(e,t,n,r)=>Br(e,n)===Br(t,r)&&e!==n,Wr=(e,t,n,r)=>Hr(e,t,n,r)||Ur(e,t,n,r),Gr=(e,t,n,r)=>Math.max(Br(e,n),Br(t,r))===1,Kr=(e,t,n,r,i)=>{let a=i?1:-1;return e===n&&(r===t+a||r===t+2*a&&(i?t<=1:t>=6))},qr=(e,t,n,r)=>{let i=n-e,a=r-t;if(i&&a&&Math.abs(i)!==Math.abs(a))return[];let o=Math.sign(i),s=Math.sign(a),c=[],l=e+o,u=t+s;for(;l!==n||u!==r;)c.push([l,u]),l+=o,u+=s;return c.map(Cr).filter(e=>e!==void 0)},Jr=(e,t)=>t.animation.enabled?$r(e,t):K(e,t);function K(e,t){let n=e(t);return t.dom.redraw(),n}var Yr=(e,t)=>({key:e,pos:U(e),piece:t}),Xr=(e,t)=>t.sort((t,n)=>Ar(e.pos,t.pos)-Ar(e.pos,n.pos))[0];function Zr(e,t){let n=new Map,r=[],i=new Map,a=[],o=[],s=new Map,c,l,u;for(let[t,n]of e)s.set(t,Yr(t,n));for(let e of Sr)c=t.pieces.get(e),l=s.get(e),c?l?jr(c,l.piece)||(a.push(l),o.push(Yr(e,c))):o.push(Yr(e,c)):l&&a.push(l);for(let e of o)l=Xr(e,a.filter(t=>jr(e.piece,t.piece))),l&&(u=[l.pos[0]-e.pos[0],l.pos[1]-e.pos[1]],n.set(e.key,u.concat(u)),r.push(l.key));for(let e of a)r.includes(e.key)||i.set(e.key,e.piece);return{anims:n,fadings:i}}function Qr(e,t){let n=e.animation.current;if(n===void 0){e.dom.destroyed||e.dom.redrawNow();return}let r=1-(t-n.start)*n.frequency;if(r<=0)e.animation.current=void 0,e.dom.redrawNow();else{let t=ei(r);for(let e of n.plan.anims.values())e[2]=e[0]*t,e[3]=e[1]*t;e.dom.redrawNow(!0),requestAnimationFrame((t=performance.now())=>Qr(e,t))}}function $r(e,t){let n=new Map(t.pieces),r=e(t),i=Zr(n,t);if(i.anims.size||i.fadings.size){let e=t.animation.current&&t.animation.current.start;t.animation.current={start:performance.now(),frequency:1/t.animation.duration,plan:i},e||Qr(t,performance.now())}else t.dom.redraw();return r}var ei=e=>e<.5?4*e*e*e:(e-1)*(2*e-2)*(2*e-2)+1,ti=e=>Br(e.orig.pos[0],e.dest.pos[0])<=1&&(Br(e.orig.pos[0],e.dest.pos[0])===1?e.dest.pos[1]===e.orig.pos[1]+(e.color===`white`?1:-1):Kr(...e.orig.pos,...e.dest.pos,e.color===`white`)),ni=e=>Vr(...e.orig.pos,...e.dest.pos),ri=e=>Ur(...e.orig.pos,...e.dest.pos),ii=e=>Hr(...e.orig.pos,...e.dest.pos),ai={pawn:ti,knight:ni,bishop:ri,rook:ii,queen:e=>ri(e)||ii(e),king:e=>Gr(...e.orig.pos,...e.dest.pos)||e.orig.pos[1]===e.dest.pos[1]&&e.orig.pos[1]===(e.color===`white`?0:7)&&(e.orig.pos[0]===4&&(e.dest.pos[0]===2&&e.rookFilesFriendlies.includes(0)||e.dest.pos[0]===6&&e.rookFilesFriendlies.includes(7))||e.rookFilesFriendlies.includes(e.dest.pos[0]))};function oi(e,t){let n=e.pieces,r=n.get(t);if(!r||r.color===e.turnColor)return[];let i=r.color,a=new Map([...n].filter(([e,t])=>t.color===i)),o=new Map([...n].filter(([e,t])=>t.color===kr(i))),s={key:t,pos:U(t)},c=t=>ai[r.role](t)&&e.premovable.additionalPremoveRequirements(t),l={orig:s,role:r.role,allPieces:n,friendlies:a,enemies:o,color:i,rookFilesFriendlies:Array.from(n).filter(([e,t])=>e[1]===(i===`white`?`1`:`8`)&&t.color===i&&t.role===`rook`).map(([e])=>U(e)[0]),lastMove:e.lastMove};return Er.filter(e=>c({...l,dest:e})).map(e=>e.key)}function q(e,...t){e&&setTimeout(()=>e(...t),1)}function si(e){e.orientation=kr(e.orientation),e.animation.current=e.draggable.current=e.selected=void 0}function ci(e,t){for(let[n,r]of t)r?e.pieces.set(n,r):e.pieces.delete(n)}function li(e,t){if(e.check=void 0,t===!0&&(t=e.turnColor),t)for(let[n,r]of e.pieces)r.role===`king`&&r.color===t&&(e.check=n)}function ui(e,t,n,r){pi(e),e.premovable.current=[t,n],q(e.premovable.events.set,t,n,r)}function di(e){e.premovable.current&&(e.premovable.current=void 0,q(e.premovable.events.unset))}function fi(e,t,n){di(e),e.predroppable.current={role:t,key:n},q(e.predroppable.events.set,t,n)}function pi(e){let t=e.predroppable;t.current&&(t.current=void 0,q(t.events.unset))}function mi(e,t,n){if(!e.autoCastle)return!1;let r=e.pieces.get(t);if(!r||r.role!==`king`)return!1;let i=U(t),a=U(n);if(i[1]!==0&&i[1]!==7||i[1]!==a[1])return!1;i[0]===4&&!e.pieces.has(n)&&(a[0]===6?n=wr([7,a[1]]):a[0]===2&&(n=wr([0,a[1]])));let o=e.pieces.get(n);return!o||o.color!==r.color||o.role!==`rook`?!1:(e.pieces.delete(t),e.pieces.delete(n),i[0]<a[0]?(e.pieces.set(wr([6,a[1]]),r),e.pieces.set(wr([5,a[1]]),o)):(e.pieces.set(wr([2,a[1]]),r),e.pieces.set(wr([3,a[1]]),o)),!0)}function hi(e,t,n){let r=e.pieces.get(t),i=e.pieces.get(n);if(t===n||!r)return!1;let a=i&&i.color!==r.color?i:void 0;return n===e.selected&&J(e),q(e.events.move,t,n,a),mi(e,t,n)||(e.pieces.set(n,r),e.pieces.delete(t)),e.lastMove=[t,n],e.check=void 0,q(e.events.change),a||!0}function gi(e,t,n,r){if(e.pieces.has(n)){if(r)e.pieces.delete(n);else return!1}return q(e.events.dropNewPiece,t,n),e.pieces.set(n,t),e.lastMove=[n],e.check=void 0,q(e.events.change),e.movable.dests=void 0,e.turnColor=kr(e.turnColor),!0}function _i(e,t,n){let r=hi(e,t,n);return r&&(e.movable.dests=void 0,e.turnColor=kr(e.turnColor),e.animation.current=void 0),r}function vi(e,t,n){if(Ci(e,t,n)){let r=_i(e,t,n);if(r){let i=e.hold.stop();J(e);let a={premove:!1,ctrlKey:e.stats.ctrlKey,holdTime:i};return r!==!0&&(a.captured=r),q(e.movable.events.after,t,n,a),!0}}else if(Ei(e,t,n))return ui(e,t,n,{ctrlKey:e.stats.ctrlKey}),J(e),!0;return J(e),!1}function yi(e,t,n,r){let i=e.pieces.get(t);i&&(wi(e,t,n)||r)?(e.pieces.delete(t),gi(e,i,n,r),q(e.movable.events.afterNewPiece,i.role,n,{premove:!1,predrop:!1})):i&&Di(e,t,n)?fi(e,i.role,n):(di(e),pi(e)),e.pieces.delete(t),J(e)}function bi(e,t,n){if(q(e.events.select,t),e.selected){if(e.selected===t&&!e.draggable.enabled){J(e),e.hold.cancel();return}if((e.selectable.enabled||n)&&e.selected!==t&&vi(e,e.selected,t)){e.stats.dragged=!1;return}}(e.selectable.enabled||e.draggable.enabled)&&(Si(e,t)||Ti(e,t))&&(xi(e,t),e.hold.start())}function xi(e,t){e.selected=t,Ti(e,t)?e.premovable.customDests||(e.premovable.dests=oi(e,t)):e.premovable.dests=void 0}function J(e){e.selected=void 0,e.premovable.dests=void 0,e.hold.cancel()}function Si(e,t){let n=e.pieces.get(t);return!!n&&(e.movable.color===`both`||e.movable.color===n.color&&e.turnColor===n.color)}var Ci=(e,t,n)=>t!==n&&Si(e,t)&&(e.movable.free||!!e.movable.dests?.get(t)?.includes(n));function wi(e,t,n){let r=e.pieces.get(t);return!!r&&(t===n||!e.pieces.has(n))&&(e.movable.color===`both`||e.movable.color===r.color&&e.turnColor===r.color)}function Ti(e,t){let n=e.pieces.get(t);return!!n&&e.premovable.enabled&&e.movable.color===n.color&&e.turnColor!==n.color}var Ei=(e,t,n)=>t!==n&&Ti(e,t)&&(e.premovable.customDests?.get(t)??oi(e,t)).includes(n);function Di(e,t,n){let r=e.pieces.get(t),i=e.pieces.get(n);return!!r&&(!i||i.color!==e.movable.color)&&e.predroppable.enabled&&(r.role!==`pawn`||n[1]!==`1`&&n[1]!==`8`)&&e.movable.color===r.color&&e.turnColor!==r.color}function Oi(e,t){let n=e.pieces.get(t);return!!n&&e.draggable.enabled&&(e.movable.color===`both`||e.movable.color===n.color&&(e.turnColor===n.color||e.premovable.enabled))}function ki(e){let t=e.premovable.current;if(!t)return!1;let n=t[0],r=t[1],i=!1;if(Ci(e,n,r)){let t=_i(e,n,r);if(t){let a={premove:!0};t!==!0&&(a.captured=t),q(e.movable.events.after,n,r,a),i=!0}}return di(e),i}function Ai(e,t){let n=e.predroppable.current,r=!1;return n?(t(n)&&gi(e,{role:n.role,color:e.movable.color},n.key)&&(q(e.movable.events.afterNewPiece,n.role,n.key,{premove:!1,predrop:!0}),r=!0),pi(e),r):!1}function ji(e){di(e),pi(e),J(e)}function Mi(e){e.movable.color=e.movable.dests=e.animation.current=void 0,ji(e)}function Y(e,t,n){let r=Math.floor(8*(e[0]-n.left)/n.width);t||(r=7-r);let i=7-Math.floor(8*(e[1]-n.top)/n.height);return t||(i=7-i),r>=0&&r<8&&i>=0&&i<8?Cr([r,i]):void 0}function Ni(e,t,n,r){let i=U(e),a=Tr.filter(e=>Mr(i,e)||Wr(i[0],i[1],e[0],e[1])||Vr(i[0],i[1],e[0],e[1])),o=a.map(e=>zr(wr(e),n,r)).map(e=>Ar(t,e)),[,s]=o.reduce((e,t,n)=>e[0]<t?e:[t,n],[o[0],0]);return Cr(a[s])}var X=e=>e.orientation===`white`,Pi=`rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR`,Fi={p:`pawn`,r:`rook`,n:`knight`,b:`bishop`,q:`queen`,k:`king`},Ii={pawn:`p`,rook:`r`,knight:`n`,bishop:`b`,queen:`q`,king:`k`};function Li(e){e===`start`&&(e=Pi);let t=new Map,n=7,r=0;for(let i of e)switch(i){case` `:case`[`:return t;case`/`:if(--n,n<0)return t;r=0;break;case`~`:{let e=Cr([r-1,n]),i=e&&t.get(e);i&&(i.promoted=!0);break}default:{let e=i.charCodeAt(0);if(e<57)r+=e-48;else{let e=i.toLowerCase(),a=Cr([r,n]);a&&t.set(a,{role:Fi[e],color:i===e?`black`:`white`}),++r}}}return t}function Ri(e){return xr.map(t=>yr.map(n=>{let r=e.get(n+t);if(r){let e=Ii[r.role];return r.color===`white`&&(e=e.toUpperCase()),r.promoted&&(e+=`~`),e}return`1`}).join(``)).join(`/`).replace(/1{2,}/g,e=>e.length.toString())}function zi(e,t){t.animation&&(Vi(e.animation,t.animation),(e.animation.duration||0)<70&&(e.animation.enabled=!1))}function Bi(e,t){if(t.movable?.dests&&(e.movable.dests=void 0),t.drawable?.autoShapes&&(e.drawable.autoShapes=[]),Vi(e,t),t.fen&&(e.pieces=Li(t.fen),e.drawable.shapes=t.drawable?.shapes||[]),`check`in t&&li(e,t.check||!1),`lastMove`in t&&!t.lastMove?e.lastMove=void 0:t.lastMove&&(e.lastMove=t.lastMove),e.selected&&xi(e,e.selected),zi(e,t),!e.movable.rookCastle&&e.movable.dests){let t=e.movable.color===`white`?`1`:`8`,n=`e`+t,r=e.movable.dests.get(n),i=e.pieces.get(n);if(!r||!i||i.role!==`king`)return;e.movable.dests.set(n,r.filter(e=>!(e===`a`+t&&r.includes(`c`+t))&&!(e===`h`+t&&r.includes(`g`+t))))}}function Vi(e,t){for(let n in t)n!==`__proto__`&&n!==`constructor`&&Object.prototype.hasOwnProperty.call(t,n)&&(Object.prototype.hasOwnProperty.call(e,n)&&Hi(e[n])&&Hi(t[n])?Vi(e[n],t[n]):e[n]=t[n])}function Hi(e){if(typeof e!=`object`||!e)return!1;let t=Object.getPrototypeOf(e);return t===Object.prototype||t===null}var Ui=[`green`,`red`,`blue`,`yellow`];function Wi(e,t){if(t.touches&&t.touches.length>1)return;t.stopPropagation(),t.preventDefault(),t.ctrlKey?J(e):ji(e);let n=Ir(t),r=Y(n,X(e),e.dom.bounds());r&&(e.drawable.current={orig:r,pos:n,brush:Qi(t),snapToValidMove:e.drawable.defaultSnapToValidMove},Gi(e))}function Gi(e){requestAnimationFrame(()=>{let t=e.drawable.current;if(t){let n=Y(t.pos,X(e),e.dom.bounds());n||(t.snapToValidMove=!1);let r=t.snapToValidMove?Ni(t.orig,t.pos,X(e),e.dom.bounds()):n;r!==t.mouseSq&&(t.mouseSq=r,t.dest=r===t.orig?void 0:r,e.dom.redrawNow()),Gi(e)}})}function Ki(e,t){e.drawable.current&&(e.drawable.current.pos=Ir(t))}function qi(e){let t=e.drawable.current;t&&(t.mouseSq&&$i(e.drawable,t),Ji(e))}function Ji(e){e.drawable.current&&(e.drawable.current=void 0,e.dom.redraw())}function Yi(e){e.drawable.shapes.length&&(e.drawable.shapes=[],e.dom.redraw(),ea(e.drawable))}var Xi=(e,t)=>e.orig===t.orig&&e.dest===t.dest,Zi=(e,t)=>e.brush===t.brush;function Qi(e){let t=(e.shiftKey||e.ctrlKey)&&Rr(e),n=e.altKey||e.metaKey||e.getModifierState?.(`AltGraph`);return Ui[+!!t+(n?2:0)]}function $i(e,t){let n=e.shapes.find(e=>Xi(e,t));n&&(e.shapes=e.shapes.filter(e=>!Xi(e,t))),n&&Zi(n,t)||e.shapes.push({orig:t.orig,dest:t.dest,brush:t.brush}),ea(e)}function ea(e){e.onChange&&e.onChange(e.shapes)}function ta(e,t){if(!(e.trustAllEvents||t.isTrusted)||t.buttons!==void 0&&t.buttons>1||t.touches&&t.touches.length>1)return;let n=e.dom.bounds(),r=Ir(t),i=Y(r,X(e),n);if(!i)return;let a=e.pieces.get(i),o=e.selected;if(!o&&e.drawable.enabled&&(e.drawable.eraseOnMovablePieceClick||!a||a.color!==e.turnColor)&&Yi(e),t.cancelable!==!1&&(!t.touches||e.blockTouchScroll||a||o||na(e,r)))t.preventDefault();else if(t.touches)return;let s=!!e.premovable.current,c=!!e.predroppable.current;e.stats.ctrlKey=t.ctrlKey,e.selected&&Ci(e,e.selected,i)?Jr(e=>bi(e,i),e):bi(e,i);let l=e.selected===i,u=da(e,i);if(a&&u&&l&&Oi(e,i)){e.draggable.current={orig:i,piece:a,origPos:r,pos:r,started:e.draggable.autoDistance&&e.stats.dragged,element:u,previouslySelected:o,originTarget:t.target,keyHasChanged:!1},u.cgDragging=!0,u.classList.add(`dragging`);let s=e.dom.elements.ghost;s&&(s.className=`ghost ${a.color} ${a.role}`,W(s,Nr(n)(U(i),X(e))),Fr(s,!0)),ia(e)}else s&&di(e),c&&pi(e);e.dom.redraw()}function na(e,t){let n=X(e),r=e.dom.bounds(),i=(e.touchIgnoreRadius*r.width/16)**2*2;for(let a of e.pieces.keys())if(Ar(zr(a,n,r),t)<=i)return!0;return!1}function ra(e,t,n,r){e.pieces.set(`a0`,t),e.dom.redraw();let i=Ir(n);e.draggable.current={orig:`a0`,piece:t,origPos:i,pos:i,started:!0,element:()=>da(e,`a0`),originTarget:n.target,newPiece:!0,force:!!r,keyHasChanged:!1},ia(e)}function ia(e){requestAnimationFrame(()=>{let t=e.draggable.current;if(!t)return;e.animation.current?.plan.anims.has(t.orig)&&(e.animation.current=void 0);let n=e.pieces.get(t.orig);if(!n||!jr(n,t.piece))la(e);else if(!t.started&&Ar(t.pos,t.origPos)>=e.draggable.distance**2&&(t.started=!0),t.started){if(typeof t.element==`function`){let e=t.element();if(!e)return;e.cgDragging=!0,e.classList.add(`dragging`),t.element=e}let n=e.dom.bounds();W(t.element,[t.pos[0]-n.left-n.width/16,t.pos[1]-n.top-n.height/16]),e.jsHover?aa(e,t):t.keyHasChanged||=t.orig!==Y(t.pos,X(e),n)}ia(e)})}function aa(e,t){let n=Y(t.pos,X(e),e.dom.bounds());if(t.orig!==n){if(t.keyHasChanged=!0,n){if(e.movable.dests?.get(t.orig)?.includes(n)??e.premovable.dests?.includes(n)){let t=e.dom.elements.board.querySelector(`.move-dest[data-key="${n}"], .premove-dest[data-key="${n}"]`);t&&!t.classList.contains(`hover`)&&(oa(e),t.classList.add(`hover`))}else oa(e)}}else oa(e)}function oa(e){let t=e.dom.elements.board.querySelectorAll(`.move-dest, .premove-dest`);t.length>0&&t.forEach(e=>e.classList.remove(`hover`))}function sa(e,t){e.draggable.current&&(!t.touches||t.touches.length<2)&&(e.draggable.current.pos=Ir(t))}function ca(e,t){let n=e.draggable.current;if(!n)return;if(t.type===`touchend`&&t.cancelable!==!1&&t.preventDefault(),t.type===`touchend`&&n.originTarget!==t.target&&!n.newPiece){e.draggable.current=void 0;return}di(e),pi(e);let r=Y(Ir(t)||n.pos,X(e),e.dom.bounds());r&&n.started&&n.orig!==r?n.newPiece?yi(e,n.orig,r,n.force):(e.stats.ctrlKey=t.ctrlKey,vi(e,n.orig,r)&&(e.stats.dragged=!0)):n.newPiece?e.pieces.delete(n.orig):e.draggable.deleteOnDropOff&&!r&&(e.pieces.delete(n.orig),q(e.events.change)),(n.orig===n.previouslySelected||n.keyHasChanged)&&(n.orig===r||!r)?J(e):e.selectable.enabled||J(e),ua(e),e.draggable.current=void 0,e.dom.redraw()}function la(e){let t=e.draggable.current;t&&(t.newPiece&&e.pieces.delete(t.orig),e.draggable.current=void 0,J(e),ua(e),e.dom.redraw())}function ua(e){let t=e.dom.elements;t.ghost&&Fr(t.ghost,!1)}function da(e,t){let n=e.dom.elements.board.firstChild;for(;n;){if(n.cgKey===t&&n.tagName===`PIECE`)return n;n=n.nextSibling}}function fa(e,t){e.exploding={stage:1,keys:t},e.dom.redraw(),setTimeout(()=>{pa(e,2),setTimeout(()=>pa(e,void 0),120)},120)}function pa(e,t){e.exploding&&(t?e.exploding.stage=t:e.exploding=void 0,e.dom.redraw())}function ma(e,t){function n(){si(e),t()}return{set(t){t.orientation&&t.orientation!==e.orientation&&n(),zi(e,t),(t.fen?Jr:K)(e=>Bi(e,t),e)},state:e,getFen:()=>Ri(e.pieces),toggleOrientation:n,setPieces(t){Jr(e=>ci(e,t),e)},selectSquare(t,n){t?Jr(e=>bi(e,t,n),e):e.selected&&(J(e),e.dom.redraw())},move(t,n){Jr(e=>hi(e,t,n),e)},newPiece(t,n){Jr(e=>gi(e,t,n),e)},playPremove(){if(e.premovable.current){if(Jr(ki,e))return!0;e.dom.redraw()}return!1},playPredrop(t){if(e.predroppable.current){let n=Ai(e,t);return e.dom.redraw(),n}return!1},cancelPremove(){K(di,e)},cancelPredrop(){K(pi,e)},cancelMove(){K(e=>{ji(e),la(e)},e)},stop(){K(e=>{Mi(e),la(e)},e)},explode(t){fa(e,t)},setAutoShapes(t){K(e=>e.drawable.autoShapes=t,e)},setShapes(t){K(e=>e.drawable.shapes=t.slice(),e)},getKeyAtDomPos(t){return Y(t,X(e),e.dom.bounds())},redrawAll:t,dragNewPiece(t,n,r){ra(e,t,n,r)},destroy(){Mi(e),e.dom.unbind?.(),e.dom.destroyed=!0}}}function ha(e,t,n){let r=new Map,i=[];for(let t of e)r.set(t.hash,!1);let a=t.firstElementChild,o;for(;a;)o=a.getAttribute(`cgHash`),r.has(o)?r.set(o,!0):i.push(a),a=a.nextElementSibling;for(let e of i)t.removeChild(e);for(let i of e)r.get(i.hash)||t.appendChild(n(i))}function ga(e,t){ha(e.drawable.autoShapes.filter(e=>e.piece).map(e=>({shape:e,hash:ya(e),current:!1,pendingErase:!1})),t,t=>va(e,t,e.dom.bounds()))}function _a(e){let t=X(e),n=Nr(e.dom.bounds()),r=e.dom.elements.autoPieces?.firstChild;for(;r;)Pr(r,n(U(r.cgKey),t),r.cgScale),r=r.nextSibling}function va(e,{shape:t,hash:n},r){let i=t.orig,a=t.piece?.role,o=t.piece?.color,s=t.piece?.scale,c=G(`piece`,`${a} ${o}`);return c.setAttribute(`cgHash`,n),c.cgKey=i,c.cgScale=s,Pr(c,Nr(r)(U(i),X(e)),s),c}var ya=e=>[e.orig,e.piece?.role,e.piece?.color,e.piece?.scale].join(`,`);function ba(e,t){if(!e.dropmode.active)return;di(e),pi(e);let n=e.dropmode.piece;if(n){e.pieces.set(`a0`,n);let r=Ir(t),i=r&&Y(r,X(e),e.dom.bounds());i&&yi(e,`a0`,i)}e.dom.redraw()}function xa(e){let t=e.dom.elements.board;if((e.disableContextMenu||e.drawable.enabled)&&t.addEventListener(`contextmenu`,e=>e.preventDefault()),e.viewOnly)return;let n=wa(e);t.addEventListener(`touchstart`,n,{passive:!1}),t.addEventListener(`mousedown`,n,{passive:!1})}function Sa(e,t){let n=[];if(`ResizeObserver`in window){let r=new ResizeObserver(t);r.observe(e.dom.elements.wrap),n.push(()=>r.disconnect())}else n.push(Ca(document.body,`chessground.resize`,t));if(!e.viewOnly){let t=Ta(e,sa,Ki),r=Ta(e,ca,qi);for(let e of[`touchmove`,`mousemove`])n.push(Ca(document,e,t));for(let e of[`touchend`,`mouseup`])n.push(Ca(document,e,r));let i=()=>e.dom.bounds.clear();n.push(Ca(document,`scroll`,i,{capture:!0,passive:!0})),n.push(Ca(window,`resize`,i,{passive:!0}))}return()=>n.forEach(e=>e())}function Ca(e,t,n,r){return e.addEventListener(t,n,r),()=>e.removeEventListener(t,n,r)}var wa=e=>t=>{e.draggable.current?la(e):e.drawable.current?Ji(e):t.shiftKey||Rr(t)?e.drawable.enabled&&Wi(e,t):e.viewOnly||(e.dropmode.active?ba(e,t):ta(e,t))},Ta=(e,t,n)=>r=>{e.drawable.current?e.drawable.enabled&&n(e,r):e.viewOnly||t(e,r)};function Ea(e){let t=X(e),n=Nr(e.dom.bounds()),r=e.dom.elements.board,i=e.pieces,a=e.animation.current,o=a?a.plan.anims:new Map,s=a?a.plan.fadings:new Map,c=e.draggable.current,l=new Set,u=new Map,d=Fa(e),f=new Map,p,m,h,g,_,v,y,b,x;for(m=r.firstChild;m;){if(p=m.cgKey,ka(m)){if(h=i.get(p),_=o.get(p),v=s.get(p),g=m.cgPiece,m.cgDragging&&(!c||c.orig!==p)&&(m.classList.remove(`dragging`),W(m,n(U(p),t)),m.cgDragging=!1),!v&&m.cgFading&&(m.cgFading=!1,m.classList.remove(`fading`)),h){if(_&&m.cgAnimating&&g===Na(h)){let e=U(p);e[0]+=_[2],e[1]+=_[3],m.classList.add(`anim`),W(m,n(e,t))}else m.cgAnimating&&(m.cgAnimating=!1,m.classList.remove(`anim`),W(m,n(U(p),t)),e.addPieceZIndex&&(m.style.zIndex=Ma(U(p),t)));g===Na(h)&&(!v||!m.cgFading)?l.add(p):v&&g===Na(v)?(m.classList.add(`fading`),m.cgFading=!0):Ia(u,g,m)}else Ia(u,g,m)}else if(Aa(m)){let e=m.className;d.get(p)===e?(Fr(m,!0),d.delete(p)):Ia(f,e,m)}m=m.nextSibling}for(let[i,a]of d){x=f.get(a)?.pop();let o=n(U(i),t);if(x)x.cgKey=i,e.jsHover&&(x.dataset.key=i),W(x,o),Fr(x,!0);else{let t=G(`square`,a);t.cgKey=i,e.jsHover&&(t.dataset.key=i),W(t,o),r.insertBefore(t,r.firstChild)}}for(let[,e]of f.entries())for(let t of e)Fr(t,!1);for(let[a,s]of i)if(_=o.get(a),!l.has(a)){if(y=u.get(Na(s)),b=y&&y.pop(),b){b.cgKey=a,b.cgFading&&(b.classList.remove(`fading`),b.cgFading=!1);let r=U(a);e.addPieceZIndex&&(b.style.zIndex=Ma(r,t)),_&&(b.cgAnimating=!0,b.classList.add(`anim`),r[0]+=_[2],r[1]+=_[3]),W(b,n(r,t))}else{let i=Na(s),o=G(`piece`,i),c=U(a);o.cgPiece=i,o.cgKey=a,_&&(o.cgAnimating=!0,c[0]+=_[2],c[1]+=_[3]),W(o,n(c,t)),e.addPieceZIndex&&(o.style.zIndex=Ma(c,t)),r.appendChild(o)}}for(let t of u.values())ja(e,t)}function Da(e){let t=X(e),n=Nr(e.dom.bounds()),r=e.dom.elements.board.firstChild;for(;r;)(ka(r)&&!r.cgAnimating||Aa(r))&&W(r,n(U(r.cgKey),t)),r=r.nextSibling}function Oa(e){let t=e.dom.elements.wrap.getBoundingClientRect(),n=e.dom.elements.container,r=t.height/t.width,i=Math.floor(t.width*window.devicePixelRatio/8)*8/window.devicePixelRatio,a=i*r;n.style.width=i+`px`,n.style.height=a+`px`,e.dom.bounds.clear(),e.addDimensionsCssVarsTo?.style.setProperty(`---cg-width`,i+`px`),e.addDimensionsCssVarsTo?.style.setProperty(`---cg-height`,a+`px`)}var ka=e=>e.tagName===`PIECE`,Aa=e=>e.tagName===`SQUARE`;function ja(e,t){for(let n of t)e.dom.elements.board.removeChild(n)}function Ma(e,t){let n=e[1];return`${t?10-n:3+n}`}var Na=e=>`${e.color} ${e.role}`,Pa=(e,t)=>e.lastMove?.[1]&&!e.pieces.has(e.lastMove[1])&&e.lastMove[0][0]===`e`&&[`h`,`a`].includes(e.lastMove[1][0])&&e.lastMove[0][1]===e.lastMove[1][1]&&qr(...U(e.lastMove[0]),...U(e.lastMove[1])).some(t=>e.pieces.has(t))?(t>e.lastMove[0]?`g`:`c`)+t[1]:t;function Fa(e){let t=new Map;if(e.lastMove&&e.highlight.lastMove)for(let[n,r]of e.lastMove.entries())Z(t,n===1?Pa(e,r):r,`last-move`);if(e.check&&e.highlight.check&&Z(t,e.check,`check`),e.selected&&(Z(t,e.selected,`selected`),e.movable.showDests)){for(let n of e.movable.dests?.get(e.selected)??[])Z(t,n,`move-dest`+(e.pieces.has(n)?` oc`:``));for(let n of e.premovable.customDests?.get(e.selected)??e.premovable.dests??[])Z(t,n,`premove-dest`+(e.pieces.has(n)?` oc`:``))}let n=e.premovable.current;if(n)for(let e of n)Z(t,e,`current-premove`);else e.predroppable.current&&Z(t,e.predroppable.current.key,`current-premove`);let r=e.exploding;if(r)for(let e of r.keys)Z(t,e,`exploding`+r.stage);return e.highlight.custom&&e.highlight.custom.forEach((e,n)=>{Z(t,n,e)}),t}function Z(e,t,n){let r=e.get(t);r?e.set(t,`${r} ${n}`):e.set(t,n)}function Ia(e,t,n){let r=e.get(t);r?r.push(n):e.set(t,[n])}function La(){return{pieces:Li(Pi),orientation:`white`,turnColor:`white`,coordinates:!0,coordinatesOnSquares:!1,ranksPosition:`right`,autoCastle:!0,viewOnly:!1,disableContextMenu:!1,addPieceZIndex:!1,blockTouchScroll:!1,touchIgnoreRadius:1,pieceKey:!1,trustAllEvents:!1,jsHover:!1,highlight:{lastMove:!0,check:!0},animation:{enabled:!0,duration:200},movable:{free:!0,color:`both`,showDests:!0,events:{},rookCastle:!0},premovable:{enabled:!0,showDests:!0,castle:!0,additionalPremoveRequirements:e=>!0,events:{}},predroppable:{enabled:!1,events:{}},draggable:{enabled:!0,distance:3,autoDistance:!0,showGhost:!0,deleteOnDropOff:!1},dropmode:{active:!1},selectable:{enabled:!0},stats:{dragged:!(`ontouchstart`in window)},events:{},drawable:{enabled:!0,visible:!0,defaultSnapToValidMove:!0,eraseOnMovablePieceClick:!0,shapes:[],autoShapes:[],brushes:{green:{key:`g`,color:`#15781B`,opacity:1,lineWidth:10},red:{key:`r`,color:`#882020`,opacity:1,lineWidth:10},blue:{key:`b`,color:`#003088`,opacity:1,lineWidth:10},yellow:{key:`y`,color:`#e68f00`,opacity:1,lineWidth:10},paleBlue:{key:`pb`,color:`#003088`,opacity:.4,lineWidth:15},paleGreen:{key:`pg`,color:`#15781B`,opacity:.4,lineWidth:15},paleRed:{key:`pr`,color:`#882020`,opacity:.4,lineWidth:15},paleGrey:{key:`pgr`,color:`#4a4a4a`,opacity:.35,lineWidth:15},purple:{key:`purple`,color:`#68217a`,opacity:.65,lineWidth:10},pink:{key:`pink`,color:`#ee2080`,opacity:.5,lineWidth:10},white:{key:`white`,color:`white`,opacity:1,lineWidth:10},paleWhite:{key:`pwhite`,color:`white`,opacity:.6,lineWidth:10},variation:{key:`variation`,color:`white`,opacity:.5,lineWidth:12}},prevSvgHash:``},hold:Or()}}function Ra(){let e=Q(`defs`),t=$(Q(`filter`),{id:`cg-filter-blur`});return t.appendChild($(Q(`feGaussianBlur`),{stdDeviation:`0.013`})),e.appendChild(t),e}function za(e,t){let n=e.drawable,r=n.current,i=r&&r.mouseSq?r:void 0,a=new Map,o=e.dom.bounds(),s=n.autoShapes.filter(e=>!e.piece);for(let t of n.shapes.concat(s).concat(i?[i]:[])){if(!t.dest)continue;let n=a.get(t.dest)??new Set,r=lo(Za(U(t.orig),e.orientation),o),i=lo(Za(U(t.dest),e.orientation),o);n.add(fo(po(r,i))),a.set(t.dest,n)}let c=[],l=i?n.shapes.findIndex(e=>Xi(e,i)&&Zi(e,i)):-1;for(let[e,t]of n.shapes.concat(s).entries()){let n=l!==-1&&l===e;c.push({shape:t,current:!1,pendingErase:n,hash:Ha(t,to(t.dest,a),!1,o,n,no(t.dest,a))})}i&&l===-1&&c.push({shape:i,current:!0,hash:Ha(i,to(i.dest,a),!0,o,!1,no(i.dest,a)),pendingErase:!1});let u=c.map(e=>e.hash).join(`;`);u!==e.drawable.prevSvgHash&&(e.drawable.prevSvgHash=u,Ba(n,c,t),Va(c,t,t=>Ka(e,t,n.brushes,a,o)))}function Ba(e,t,n){for(let r of[n.shapes,n.shapesBelow]){let i=r.querySelector(`defs`),a=t.filter(e=>r===n.shapesBelow==!!e.shape.below),o=new Map;for(let t of a.filter(e=>e.shape.dest&&e.shape.brush)){let n=ro(e.brushes[t.shape.brush],t.shape.modifiers),{key:r,color:i}=oo(t.shape);r&&i&&o.set(r,{key:r,color:i,opacity:1,lineWidth:1}),o.set(n.key,n)}let s=new Set,c=i.firstElementChild;for(;c;)s.add(c.getAttribute(`cgKey`)),c=c.nextElementSibling;for(let[e,t]of o.entries())s.has(e)||i.appendChild(Ya(t))}}function Va(e,t,n){for(let[r,i]of[[t.shapes,t.custom],[t.shapesBelow,t.customBelow]]){let[a,o]=[r,i].map(e=>e.querySelector(`g`)),s=e.filter(e=>r===t.shapesBelow==!!e.shape.below),c=new Map;for(let e of s)c.set(e.hash,!1);for(let e of[a,o]){let t=[],n=e.firstElementChild,r;for(;n;)r=n.getAttribute(`cgHash`),c.has(r)?c.set(r,!0):t.push(n),n=n.nextElementSibling;for(let n of t)e.removeChild(n)}for(let e of s.filter(e=>!c.get(e.hash)))for(let t of n(e))t.isCustom?o.appendChild(t.el):a.appendChild(t.el)}}function Ha({orig:e,dest:t,brush:n,piece:r,modifiers:i,customSvg:a,label:o,below:s},c,l,u,d,f){return[u.width,u.height,l,d&&`pendingErase`,f,e,t,n,c&&`-`,r&&Ua(r),i&&Wa(i),a&&`custom-${Ga(a.html)},${a.center?.[0]??`o`}`,o&&`label-${Ga(o.text)}`,s&&`below`].filter(Boolean).join(`,`)}var Ua=e=>[e.color,e.role,e.scale].filter(Boolean).join(`,`),Wa=e=>[e.lineWidth,e.hilite].filter(Boolean).join(`,`);function Ga(e){let t=0;for(let n=0;n<e.length;n++)t=(t<<5)-t+e.charCodeAt(n)>>>0;return t.toString()}function Ka(e,{shape:t,current:n,pendingErase:r,hash:i},a,o,s){let c=lo(Za(U(t.orig),e.orientation),s),l=t.dest?lo(Za(U(t.dest),e.orientation),s):c,u=t.brush&&ro(a[t.brush],t.modifiers),d=o.get(t.dest),f=[];if(u){let e=$(Q(`g`),{cgHash:i});f.push({el:e}),c[0]!==l[0]||c[1]!==l[1]?e.appendChild(Ja(t,u,c,l,n,to(t.dest,o),r)):e.appendChild(qa(a[t.brush],c,n,s,r,t.modifiers?.hilite))}if(t.label){let e=t.label;e.fill??=t.brush&&a[t.brush].color;let n=t.brush?void 0:`tr`;f.push({el:Xa(e,i,c,l,d,n),isCustom:!0})}if(t.customSvg){let e=t.customSvg.center??`orig`,[n,r]=e===`label`?ho(c,l,d).map(e=>e-.5):e===`dest`?l:c,a=$(Q(`g`),{transform:`translate(${n},${r})`,cgHash:i});a.innerHTML=`<svg width="1" height="1" viewBox="0 0 100 100">${t.customSvg.html}</svg>`,f.push({el:a,isCustom:!0})}return f}function qa(e,t,n,r,i,a){let o=io(),s=(r.width+r.height)/(4*Math.max(r.width,r.height));function c(r){return $(Q(`circle`),{stroke:r?a:e.color,"stroke-width":o[+!n]*(r?2:1),fill:`none`,opacity:a&&!i?1:so(e,n,i),cx:t[0],cy:t[1],r:s-o[1]/2})}if(!a)return c(!1);let l=$(Q(`g`),{opacity:e.opacity}),u=$(Q(`g`),{filter:`url(#cg-filter-blur)`});return u.appendChild(c(!0)),l.appendChild(u),l.appendChild(c(!1)),l}function Ja(e,t,n,r,i,a,o){function s(s){let c=co(a&&!i),l=r[0]-n[0],u=r[1]-n[1],d=Math.atan2(u,l),f=Math.cos(d)*c,p=Math.sin(d)*c,m=oo(e);return $(Q(`line`),{stroke:s?m.color:t.color,"stroke-width":ao(t,i)*(s?1.14:1),"stroke-linecap":`round`,"marker-end":`url(#arrowhead-${s?m.key:t.key})`,opacity:e.modifiers?.hilite&&!o?1:so(t,i,o),x1:n[0],y1:n[1],x2:r[0]-f,y2:r[1]-p})}if(!e.modifiers?.hilite)return s(!1);let c=$(Q(`g`),{opacity:t.opacity}),l=$(Q(`g`),{filter:`url(#cg-filter-blur)`});return l.appendChild(uo(n,r)),l.appendChild(s(!0)),c.appendChild(l),c.appendChild(s(!1)),c}function Ya(e){let t=$(Q(`marker`),{id:`arrowhead-`+e.key,orient:`auto`,overflow:`visible`,markerWidth:4,markerHeight:4,refX:e.key.startsWith(`hilite`)?1.86:2.05,refY:2});return t.appendChild($(Q(`path`),{d:`M0,0 V4 L3,2 Z`,fill:e.color})),t.setAttribute(`cgKey`,e.key),t}function Xa(e,t,n,r,i,a){let o=.4,s=o*.75**e.text.length,c=ho(n,r,i),l=a===`tr`?.4:0,u=$(Q(`g`),{transform:`translate(${c[0]+l},${c[1]-l})`,cgHash:t});u.appendChild($(Q(`circle`),{r:o/2,"fill-opacity":a?1:.8,"stroke-opacity":a?1:.7,"stroke-width":.03,fill:e.fill??`#666`,stroke:`white`}));let d=$(Q(`text`),{"font-size":s,"font-family":`Noto Sans`,"text-anchor":`middle`,fill:`white`,y:.13*.75**e.text.length});return d.innerHTML=e.text,u.appendChild(d),u}var Za=(e,t)=>t===`white`?e:[7-e[0],7-e[1]],Qa=(e,t)=>(e%t+t)%t,$a=(e,t)=>Qa(e+t,16),eo=e=>[...e].some(t=>[-3,-2,-1,1,2,3].some(n=>e.has($a(t,n)))),to=(e,t)=>!!e&&t.has(e)&&eo(t.get(e)),Q=e=>document.createElementNS(`http://www.w3.org/2000/svg`,e),no=(e,t)=>e&&t.has(e)?t.get(e).size:0;function $(e,t){for(let n in t)Object.prototype.hasOwnProperty.call(t,n)&&e.setAttribute(n,t[n]);return e}var ro=(e,t)=>t?{color:e.color,opacity:Math.round(e.opacity*10)/10,lineWidth:Math.round(t.lineWidth||e.lineWidth),key:[e.key,t.lineWidth].filter(Boolean).join(``)}:e,io=()=>[3/64,4/64],ao=(e,t)=>(e.lineWidth||10)*(t?.85:1)/64;function oo(e){let t=e.modifiers?.hilite;return{key:t&&`hilite-${t.replace(`#`,``)}`,color:t}}var so=(e,t,n)=>(e.opacity||1)*(n?.6:t?.9:1),co=e=>(e?20:10)/64;function lo(e,t){let n=Math.min(1,t.width/t.height),r=Math.min(1,t.height/t.width);return[(e[0]-3.5)*n,(3.5-e[1])*r]}function uo(e,t){let n={from:[Math.floor(Math.min(e[0],t[0])),Math.floor(Math.min(e[1],t[1]))],to:[Math.ceil(Math.max(e[0],t[0])),Math.ceil(Math.max(e[1],t[1]))]};return $(Q(`rect`),{x:n.from[0],y:n.from[1],width:n.to[0]-n.from[0],height:n.to[1]-n.from[1],fill:`none`,stroke:`none`})}var fo=e=>Qa(Math.round(e*8/Math.PI),16),po=(e,t)=>Math.atan2(t[1]-e[1],t[0]-e[0])+Math.PI,mo=(e,t)=>Math.sqrt([e[0]-t[0],e[1]-t[1]].reduce((e,t)=>e+t*t,0));function ho(e,t,n){let r=mo(e,t),i=po(e,t);if(n&&(r-=33/64,eo(n))){r-=10/64;let e=fo(i);e&1&&[-1,1].some(t=>n.has($a(e,t)))&&(r-=.4)}return[e[0]-Math.cos(i)*r,e[1]-Math.sin(i)*r].map(e=>e+.5)}function go(e,t){e.innerHTML=``,e.classList.add(`cg-wrap`);for(let n of vr)e.classList.toggle(`orientation-`+n,t.orientation===n);e.classList.toggle(`manipulable`,!t.viewOnly);let n=G(`cg-container`);e.appendChild(n);let r=G(`cg-board`);n.appendChild(r);let i,a,o,s,c;if(t.drawable.visible&&([i,a]=[`cg-shapes-below`,`cg-shapes`].map(e=>_o(e,!0)),[o,s]=[`cg-custom-below`,`cg-custom-svgs`].map(e=>_o(e,!1)),c=G(`cg-auto-pieces`),n.appendChild(i),n.appendChild(o),n.appendChild(a),n.appendChild(s),n.appendChild(c)),t.coordinates){let e=t.orientation===`black`?` black`:``,r=t.ranksPosition===`left`?` left`:``;if(t.coordinatesOnSquares){let i=t.orientation===`white`?e=>e+1:e=>8-e;yr.forEach((t,a)=>n.appendChild(vo(br.map(e=>t+e),`squares rank`+i(a)+e+r,a%2==0?`black`:`white`)))}else n.appendChild(vo(br,`ranks`+e+r,t.ranksPosition===`right`==(t.orientation===`white`)?`white`:`black`)),n.appendChild(vo(yr,`files`+e,kr(t.orientation)))}let l;return!t.viewOnly&&t.draggable.enabled&&t.draggable.showGhost&&(l=G(`piece`,`ghost`),Fr(l,!1),n.appendChild(l)),{board:r,container:n,wrap:e,ghost:l,shapes:a,shapesBelow:i,custom:s,customBelow:o,autoPieces:c}}function _o(e,t){let n=$(Q(`svg`),{class:e,viewBox:t?`-4 -4 8 8`:`-3.5 -3.5 8 8`,preserveAspectRatio:`xMidYMid slice`,style:`color-scheme:light only`});return t&&n.appendChild(Ra()),n.appendChild(Q(`g`)),n}function vo(e,t,n){let r=G(`coords`,t),i;return e.forEach((e,t)=>{i=G(`coord`,`coord-${t%2==(n===`white`?0:1)?`light`:`dark`}`),i.textContent=e,r.appendChild(i)}),r}function yo(e,t){let n=La();Bi(n,t||{});function r(){let t=`dom`in n?n.dom.unbind:void 0,r=go(e,n),i=Dr(()=>r.board.getBoundingClientRect()),a=e=>{Ea(s),r.autoPieces&&ga(s,r.autoPieces),!e&&r.shapes&&za(s,r)},o=()=>{Oa(s),Da(s),r.autoPieces&&_a(s)},s=n;return s.dom={elements:r,bounds:i,redraw:bo(a),redrawNow:a,unbind:t},s.drawable.prevSvgHash=``,Oa(s),a(!1),xa(s),t||(s.dom.unbind=Sa(s,o)),s.events.insert?.(r),s}return ma(r(),r)}function bo(e){let t=!1;return()=>{t||(t=!0,requestAnimationFrame(()=>{e(),t=!1}))}}var xo={k:`king`,q:`queen`,r:`rook`,b:`bishop`,n:`knight`,p:`pawn`};function So(e){let t={white:[],black:[]};return(e.split(` `)[0]??``).split(`/`).forEach((e,n)=>{let r=0;for(let i of e)if(/\d/.test(i))r+=Number(i);else{let e=`${`abcdefgh`[r]??`?`}${8-n}`;(i===i.toLowerCase()?t.black:t.white).push(`${xo[i.toLowerCase()]??i} ${e}`),r+=1}}),`White: ${t.white.join(`, `)}. Black: ${t.black.join(`, `)}.`}function Co({fen:e,uci:t,label:n}){let r=ke(null),i=ke(void 0),a=t?[t.slice(0,2),t.slice(2,4)]:[];return Oe(()=>{if(r.current)return i.current=yo(r.current,{fen:e,lastMove:a,viewOnly:!0,coordinates:!1,animation:{enabled:!1},drawable:{enabled:!1,visible:!1}}),()=>i.current?.destroy()},[]),Oe(()=>i.current?.set({fen:e,lastMove:a}),[e,t]),H(`div`,{class:`position`,role:`img`,"aria-label":`${n}. ${So(e)}`,children:H(`div`,{class:`cg-place`,"aria-hidden":`true`,ref:r})})}function wo({board:e,game:t,inTile:n}){return t.ended?H(`strong`,{class:`standing`,children:or(t.ended.result,t.ended.by)}):e.stale?H(`strong`,{class:`standing warn`,children:n?V.silent:V.stale}):t.phase===`running`?t.last?H(`span`,{class:`standing`,children:[Math.ceil(t.last.ply/2),t.last.ply%2==1?`.`:`…`,` `,t.last.san]}):H(`span`,{class:`standing`}):t.phase===`countdown`&&Et(t,wt.value)?H(`strong`,{class:`standing warn`,children:V.unconfirmed}):H(`span`,{class:`standing`,children:V[t.phase===`finished`?`paused`:t.phase]})}function To({game:e}){let t=kt(e,wt.value);return t===void 0?null:H(`span`,{class:`limit`,"aria-label":V.limit,children:[`⏱ `,At(t)]})}function Eo({game:e}){let t=e.link??1;return t===1?null:H(`span`,{class:`chain`,title:V.linkWhy(t),children:V.link(t)})}function Do({court:e,board:t}){let n=t.game;return H(`li`,{class:`tile${n?.ended?` ended`:``}`,children:H(`a`,{href:`#/${e}/${t.board}`,children:[H(`header`,{children:[H(`h2`,{children:V.board(t.board)}),n&&H(To,{game:n}),n&&H(Eo,{game:n}),n&&H(wo,{board:t,game:n,inTile:!0})]}),n?H(x,{children:[H(_r,{game:n,side:`black`}),n.fen?H(Co,{fen:n.fen,uci:n.last?.uci,label:V.board(t.board)}):H(`p`,{class:`unknown`,children:V.notKnown}),H(_r,{game:n,side:`white`})]}):H(`p`,{class:`unknown`,children:V.noGame})]})})}function Oo({court:e,board:t}){let n=e.ticker.filter(e=>t===void 0||e.board===t).map(e=>({line:e,text:dr(e)})).filter(e=>e.text!==void 0).reverse();return H(`section`,{class:`ticker`,"aria-label":V.ticker,children:[H(`h2`,{children:V.ticker}),H(`ol`,{children:n.map(({line:e,text:n})=>H(`li`,{children:[t===void 0&&H(`b`,{children:V.board(e.board)}),` `,n]},e.fact))})]})}function ko({court:e}){return H(`main`,{class:`court`,children:[H(`ol`,{class:`tiles`,children:e.boards.map(t=>H(Do,{court:e.court,board:t},t.board))}),H(Oo,{court:e})]})}function Ao(e,t){let[n,r]=Ee({game:0,list:[]}),i=t?.game,a=t?.ply??0,o=t?.last?.uci;return Oe(()=>{if(i===void 0)return;let s=new AbortController,c=n.game===i?n.list:[];return t?.last&&c.length===a-1?r({game:i,list:[...c,t.last]}):(c.length!==a||c.at(-1)?.uci!==o)&&fetch(`/api/v1/courts/${e}/games/${i}/moves?from=1`,{signal:s.signal}).then(e=>e.json()).then(e=>r({game:i,list:e})).catch(()=>{}),()=>s.abort()},[e,i,a,o]),n.game===i?n.list:[]}function jo({moves:e}){let t=[];for(let n=0;n<e.length;n+=2)t.push([e[n],e[n+1]]);return H(`section`,{class:`moves`,"aria-label":V.moves,children:[H(`h2`,{children:V.moves}),t.length===0?H(`p`,{children:V.noMoves}):H(`table`,{children:[H(`thead`,{children:H(`tr`,{children:[H(`th`,{scope:`col`,children:`No.`}),H(`th`,{scope:`col`,children:B.white}),H(`th`,{scope:`col`,children:B.black})]})}),H(`tbody`,{children:t.map(([e,t],n)=>H(`tr`,{children:[H(`th`,{scope:`row`,children:[n+1,`.`]}),H(`td`,{children:[e.san,` `,e.left!=null&&H(`small`,{children:At(e.left)})]}),H(`td`,{children:[t?.san,` `,t?.left!=null&&H(`small`,{children:At(t.left)})]})]},n))})]})]})}function Mo({court:e,number:t}){let n=e.boards.find(e=>e.board===t),r=n?.game??void 0,i=Ao(e.court,r);return H(`main`,{class:`board`,children:[H(`p`,{children:H(`a`,{href:`#/${e.court}`,children:[`← `,V.back]})}),H(`h2`,{children:[V.board(t),` `,n&&r&&H(wo,{board:n,game:r}),` `,r&&H(To,{game:r}),` `,r&&H(Eo,{game:r})]}),r&&(r.link??1)>1&&H(`p`,{class:`chain-why`,children:[V.linkWhy(r.link??1),`.`]}),r?H(`div`,{class:`one`,children:[H(`div`,{class:`play`,children:[H(_r,{game:r,side:`black`,wide:!0}),r.fen?H(Co,{fen:r.fen,uci:r.last?.uci,label:V.board(t)}):H(`p`,{class:`unknown`,children:V.notKnown}),H(_r,{game:r,side:`white`,wide:!0})]}),H(jo,{moves:i}),H(Oo,{court:e,board:t})]}):H(`p`,{class:`unknown`,children:V.noGame})]})}function No(e,t){if(t.epoch!==e.epoch||t.from>e.seq)return{court:e,applied:`missed`};if(t.to<=e.seq)return{court:e,applied:`known`};let n=t.view;return{applied:`changed`,court:{...e,seq:t.to,at:t.at,boards:n?e.boards.map(e=>e.board===n.board?{...n,permits:n.permits??e.permits}:e):e.boards,ticker:[...e.ticker,...t.what].slice(-24)}}}var Po=5e3,Fo=8,Io={first:250,last:8e3},Lo=class{id;url;court=Ze(void 0);link=Ze({state:`connecting`});clock=new St;socket;backoff=Io.first;probes=new Map;nextProbe=1;prober;retry;heard=Date.now();answered=!0;constructor(e,t){this.id=e,this.url=t}open(){let e=new WebSocket(this.url,`court.v1.json`);this.socket=e,this.clock.measureAnew(performance.now()),this.probes.clear(),this.answered=!0,this.prober=setInterval(()=>this.answered?this.probe():this.lost(e),Po),e.onopen=()=>{this.backoff=Io.first;for(let e=0;e<3;e+=1)this.probe()},e.onmessage=t=>{this.socket===e&&(this.heard=Date.now(),this.answered=!0,this.take(JSON.parse(t.data)))},e.onclose=()=>this.lost(e)}lost(e){this.socket===e&&(clearInterval(this.prober),this.socket=void 0,e.close(),this.link.value.state!==`lost`&&(this.link.value={state:`lost`,since:this.heard}),this.retry=setTimeout(()=>this.open(),this.backoff),this.backoff=Math.min(this.backoff*2,Io.last))}close(){let e=this.socket;this.socket=void 0,clearInterval(this.prober),clearTimeout(this.retry),e?.close()}probe(){if(this.answered=!1,this.socket?.readyState!==WebSocket.OPEN)return;let e=this.nextProbe++,t=performance.now();this.probes.delete(e-Fo),this.probes.set(e,t),this.socket.send(JSON.stringify({probe:{id:e,sent:Math.round(t*1e3)}}))}take(e){if(`snapshot`in e)this.clock.guess(e.snapshot.at,performance.now(),e.snapshot.speed),this.court.value=e.snapshot,this.link.value={state:`live`};else if(`frame`in e){let t=this.court.value;if(!t)return;let n=No(t,e.frame);n.applied===`missed`?this.socket?.close():this.court.value=n.court}else if(`probe`in e){let t=this.probes.get(e.probe.id);t!==void 0&&this.clock.sample(t,performance.now(),e.probe.court,e.probe.speed)}}};function Ro(){let[,e,t]=location.hash.split(`/`);return{court:Number(e)||1,board:Number(t)||void 0}}var zo=Ze(Ro()),Bo=Ze(void 0),Vo=Ze([]);addEventListener(`hashchange`,()=>{let e=Ro();e.board!==zo.value.board&&scrollTo(0,0),zo.value=e}),st(()=>{let e=zo.value.court;if(Bo.peek()?.id===e)return;Bo.peek()?.close();let t=new Lo(e,`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/feed/${e}`);t.open(),Bo.value=t}),st(()=>{let e=Bo.value?.court.value;document.title=e?.event?.name??V.title}),setInterval(()=>{let e=Bo.value?.clock;e&&(wt.value=e.at(performance.now()))},100),fetch(`/api/v1/courts`).then(e=>e.json()).then(e=>Vo.value=e).catch(()=>{});function Ho(){let e=Bo.value?.link.value??{state:`connecting`};wt.value;let t=e.state===`live`?V.live:e.state===`connecting`?V.connecting:V.lost(Math.round((Date.now()-e.since)/1e3));return H(`p`,{class:`link ${e.state}`,role:`status`,children:t})}function Uo(){let e=Bo.value?.court.value,t=e?.boards.find(e=>e.game)?.game?.round;return H(x,{children:[H(`header`,{class:`top`,children:[H(`h1`,{children:e?.event?.name??e?.setup.name??V.title}),e?.event&&H(`p`,{children:cr(e.event,e.setup.name)}),t!==void 0&&H(`p`,{children:V.round(t)}),e?.demo&&H(`p`,{class:`demo`,children:[H(`strong`,{children:V.demo}),` `,H(`span`,{children:V.demoWhy})]}),H(Ho,{}),Vo.value.length>1&&H(`nav`,{"aria-label":`Courts`,children:Vo.value.map(e=>H(`a`,{href:`#/${e.court}`,"aria-current":e.court===zo.value.court?`page`:void 0,children:e.name},e.court))})]}),e?.stopped&&H(`p`,{class:`stopped`,role:`alert`,children:V.stopped}),e?zo.value.board===void 0?H(ko,{court:e}):H(Mo,{court:e,number:zo.value.board}):H(`main`,{children:H(`p`,{class:`unknown`,children:V.noCourt})}),H(`footer`,{children:[V.pieces,` `,V.source]})]})}var Wo=document.getElementById(`page`);Wo&&j(H(Uo,{}),Wo);