import type { UiText } from '@halley/ui';

/** Every text of the site has a key here; a key that is not in the English catalogue does not compile. */
export type MessageKey = keyof typeof import('../messages/en.json');
/** The first word of a key: the room that says it. Pages are sent the rooms they need, not the whole catalogue. */
export type MessageRoom = MessageKey extends `${infer Room}.${string}` ? Room : never;
export type Messages = Partial<Record<MessageKey, string>>;

export type UiWords = { [K in keyof UiText]?: UiText[K] };
