import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// A reload shows what its address names: the page that lay beneath a modal before is forgotten.
if (history.state?.masked) history.replaceState({ ...history.state, masked: undefined }, '');

// A turn of its own: to evaluate all this was one already, and a click may be waiting.
setTimeout(() => {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
});
