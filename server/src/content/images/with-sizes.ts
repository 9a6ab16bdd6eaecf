import { pictureWidths } from '@halley/contract';

const ownPicture = /<img((?: [a-z]+="[^"]*")*?) src="\/api\/pictures\/([0-9a-f]{24})\/(\d{1,4})\.webp"/g;

/**
 * Lets a browser choose among the widths an image of ours is kept in, up to the one that was written. It works on HTML
 * that has been cleaned, and what it adds is made of an id and of numbers.
 */
export function withSizes(html: string): string {
  return html.replace(ownPicture, (tag, _before, id: string, largest: string) => {
    const widths = pictureWidths.filter((width) => width <= Number(largest));
    if (widths.length < 2) return tag;
    const set = widths.map((width) => `/api/pictures/${id}/${width}.webp ${width}w`).join(', ');
    return `${tag} srcset="${set}" sizes="(max-width: 760px) 100vw, 720px"`;
  });
}
