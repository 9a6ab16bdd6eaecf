/** The texts about what is written for the site. */
export const contentWords = {
  title: 'Content',
  intro:
    'All drafts and what is scheduled, documents of the house among it. A preview shows it on the real site, to nobody but the browser that opens its link. What came with a release and was not published yet stands here too.',
  none: 'Nothing waits to be published.',
  columns: { name: 'What', version: 'Version', written: 'Written', counts: 'Counts from', actions: 'Actions' },
  draft: 'A draft',
  preview: 'Preview',
  previewOf: (name: string, version: number) => `Preview ${name}, version ${version}`,
  dialogTitle: 'Look at it on the site',
  dialogText:
    'Whoever opens this link sees these words on the site until it is over. Nobody else does, and no search engine.',
  hours: 'For how long',
  hourOptions: { 1: '1 hour', 24: '24 hours', 72: '3 days' },
  make: 'Make the link',
  open: 'Open the preview',
  link: 'Link',
  until: (time: string) => `Works until ${time}.`,
} as const;
