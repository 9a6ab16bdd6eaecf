/** A second brand as journeys know it, under a host of its own. */
export const secondBrand = (host: string) => ({
  id: 'nova',
  name: 'Nova Hall',
  hosts: [host],
  email: 'help@nova.example',
  socials: [],
  colours: { accent: '#9be564', highlight: '#ffb3d1', background: '#140a12' },
  logoUrl: { mobile: '', full: '' },
  icons: [{ src: '/icons/app-192.png', type: 'image/png', sizes: '192x192' }],
});
