import { Card } from '@halley/ui/Card.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import type { ArticleData } from '../load-article.server.ts';

/** What the house has been awarded, with the image of each. */
export function Awards({ awards }: Pick<ArticleData, 'awards'>) {
  if (awards.length === 0) return null;
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {awards.map(({ name, nomination, prize, year, imgUrl }) => (
        <li key={`${name} ${nomination} ${year}`}>
          <Card className="flex h-full items-center gap-4">
            {imgUrl ? (
              <img src={imgUrl} alt="" width={88} height={88} loading="lazy" className="size-22 shrink-0 rounded-lg" />
            ) : (
              <span className="grid size-22 shrink-0 place-items-center rounded-lg bg-surface-2 text-cat-vip">
                <Icon name="achievements" size="large" />
              </span>
            )}
            <div className="grid min-w-0 gap-0.5">
              <p className="text-13 text-text-faint">{year}</p>
              <h2 className="title-card">{name}</h2>
              <p className="text-text-soft">{nomination}</p>
              <p className="text-13 font-bold text-cat-vip">{prize}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
