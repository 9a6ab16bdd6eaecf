declare module 'virtual:halley-routes' {
  const routes: import('./client.ts').RouteTable;
  export default routes;
}

declare module 'virtual:halley-staff-routes' {
  const routes: import('./client.ts').RouteTable;
  export default routes;
}

declare module 'virtual:halley-staff-forms' {
  const forms: import('./call-forms/index.ts').CallForms;
  export default forms;
}
