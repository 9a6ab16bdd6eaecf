import { Icon } from '@halley/ui/Icon.tsx';
import { useSay } from '../../i18n/index.ts';
import type { Question } from '../read-props.ts';

/** The browser's own folding: it works before any script, and is found by the page's search. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  const say = useSay();
  if (questions.length === 0) return null;
  const groups = Map.groupBy(questions, ({ group }) => group);
  return (
    <section aria-labelledby="faq" className="grid gap-5">
      <h2 id="faq" className="title-section scroll-mt-24">
        {say('pages.faq')}
      </h2>
      {[...groups].map(([group, list]) => (
        <div key={group} className="grid gap-2">
          {group && <h3 className="title-card">{group}</h3>}
          {list.map((entry) => (
            <Answered key={entry.question} {...entry} />
          ))}
        </div>
      ))}
    </section>
  );
}

function Answered({ question, answer }: Question) {
  return (
    <details className="group rounded-lg bg-surface-1 shadow-1">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 rounded-lg px-5 py-3 font-bold [&::-webkit-details-marker]:hidden">
        {question}
        <Icon
          name="chevron-down"
          className="shrink-0 text-text-faint transition-transform duration-fast group-open:rotate-180"
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
  );
}
