import type { ReactNode } from 'react';
import { Logo } from '../Logo.tsx';
import { ToastArea } from '../ToastArea.tsx';
import { FormSection } from './FormSection.tsx';
import { ColourSection, IconSection, TypeSection } from './foundations.tsx';
import { ChoiceSection, DialogSection, ToastSection } from './overlays.tsx';
import { SecuritySection } from './SecuritySection.tsx';
import { DataSection, StateSection } from './states.tsx';
import { BannerSection, TileSection } from './tiles.tsx';

/** Every brick in every state. The site mounts it at /demo/ui; the browser tests look at it and run axe on it. */
export default function Gallery(): ReactNode {
  return (
    <main className="mx-auto grid w-full max-w-content grid-cols-[minmax(0,1fr)] gap-10 px-gutter py-8">
      <header className="grid gap-2">
        <Logo />
        <h1 className="title-page">Bricks</h1>
        <p className="text-text-soft">Every brick of the site, in every state.</p>
      </header>
      <ColourSection />
      <TypeSection />
      <FormSection />
      <SecuritySection />
      <DialogSection />
      <ToastSection />
      <ChoiceSection />
      <DataSection />
      <StateSection />
      <BannerSection />
      <TileSection />
      <IconSection />
      <ToastArea />
    </main>
  );
}
