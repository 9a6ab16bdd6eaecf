declare module 'virtual:halley-routes' {
  const routes: import('./client.ts').RouteTable;
  export default routes;
}
