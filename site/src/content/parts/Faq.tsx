import { Icon } from '@halley/ui/Icon.tsx';
import { useSay } from '../../i18n/index.ts';
import type { Question } from '../read-props.ts';

/** The browser's own folding: it works before any script, is found by the page's search and prints unfolded. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  const say = useSay();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="faq" className="grid gap-3">
      <h2 id="faq" className="title-section scroll-mt-24">
        {say('pages.faq')}
      </h2>
      <div className="grid gap-2">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group rounded-lg bg-surface-1 shadow-1">
            <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 rounded-lg px-5 py-3 font-bold [&::-webkit-details-marker]:hidden">
              <h3>{question}</h3>
              <Icon
                name="chevron-down"
                className="text-text-faint transition-transform duration-fast group-open:rotate-180"
              />
            </summary>
            <div className="grid gap-3 px-5 pb-5 text-text-soft">
              {answer.split(/\n\s*\n/).map((paragraph) => (
                <p key={paragraph} className="max-w-[70ch]">
                  {paragraph}
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
