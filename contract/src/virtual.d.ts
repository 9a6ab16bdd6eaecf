declare module 'virtual:halley-routes' {
  const routes: import('./client.ts').RouteTable;
  export default routes;
}

declare module 'virtual:halley-staff-routes' {
  const routes: import('./client.ts').RouteTable;
  export default routes;
}
