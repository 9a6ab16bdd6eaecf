import { expect, type Frame, type Page } from '@playwright/test';

/** The row over a game: 48 px, 44 on its side. A game that is looked at alone has what it leaves. */
const phoneScreens = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 430, height: 932 },
  { width: 844, height: 390 },
  { width: 740, height: 360 },
] as const;

/** The smallest upright and both on their side say what the others say; all of them with HALLEY_DEEP=1. */
export const phoneScreensTried = process.env.HALLEY_DEEP
  ? phoneScreens
  : phoneScreens.filter(({ width }) => width === 360 || width >= 740);

export const rowOver = ({ width, height }: { width: number; height: number }) => (width > height ? 44 : 48);

/** Faults of what is clicked in a game: stake, chips and every way to go on are whole, reachable, and nothing scrolls. */
export function faultsOfScreen(game: Page | Frame): Promise<string[]> {
  return game.evaluate(async () => {
    for (let picture = 0; picture < 2; picture += 1) await new Promise((next) => requestAnimationFrame(next));
    const faults: string[] = [];
    const acts = [...document.querySelectorAll<HTMLButtonElement>('.panel-play button')];
    if (acts.length === 0) faults.push('nothing to press');
    for (const act of acts) {
      const name = act.textContent ?? '';
      const { left, right, top, bottom, width, height } = act.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push(`"${name}" is cut`);
      if (height < 36) faults.push(`"${name}" is ${height} px high`);
      // A button that is off takes no click at all.
      if (act.disabled) continue;
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [left + x * width, top + y * height]));
      if (points.some(([x = 0, y = 0]) => !act.contains(document.elementFromPoint(x, y)))) {
        faults.push(`"${name}" lies under something`);
      }
    }
    for (const part of document.querySelectorAll('.panel-stake, .chip-tray, .panel-facts')) {
      const { left, right, top, bottom, height } = part.getBoundingClientRect();
      if (height > 0 && (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)) {
        faults.push(`${part.className} is cut`);
      }
    }
    const scrolls = (element: Element | null) => element && element.scrollHeight > element.clientHeight + 1;
    if (scrolls(document.scrollingElement)) faults.push('the page scrolls');
    if (scrolls(document.querySelector('.game-root'))) faults.push('the game scrolls');
    return faults;
  });
}

/** A game that is opened alone, as large as a phone would give it; one page, resized. */
export async function expectPhoneScreens(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const screen of phoneScreensTried) {
    await page.setViewportSize({ width: screen.width, height: screen.height - rowOver(screen) });
    expect.soft(await faultsOfScreen(page), `${name}, ${screen.width} × ${screen.height}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
