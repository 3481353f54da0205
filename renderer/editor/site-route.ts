export { SiteView as Component } from "./overview/site-view.tsx";
