/** A part of an image, in its pixels. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Width by height; null: as it is drawn. */
export const shapes = { free: null, banner: 5 / 2, wide: 16 / 9, square: 1 } as const;
export type Shape = keyof typeof shapes;

const least = 16;
const between = (value: number, low: number, high: number) => Math.round(Math.min(Math.max(value, low), high));

/** The largest part of a shape, in the middle. */
export function wholeFrame(shape: Shape, { width, height }: Size): Frame {
  const ratio = shapes[shape] ?? width / height;
  const wide = Math.min(width, Math.round(height * ratio));
  const high = Math.min(height, Math.round(wide / ratio));
  return { left: Math.round((width - wide) / 2), top: Math.round((height - high) / 2), width: wide, height: high };
}

/** Moved, and kept inside. */
export function movedFrame(frame: Frame, by: { x: number; y: number }, picture: Size): Frame {
  return {
    ...frame,
    left: between(frame.left + by.x, 0, picture.width - frame.width),
    top: between(frame.top + by.y, 0, picture.height - frame.height),
  };
}

/** Its lower right corner moved; a shape is kept. */
export function sizedFrame(frame: Frame, by: { x: number; y: number }, picture: Size, shape: Shape): Frame {
  const ratio = shapes[shape];
  const room = { width: picture.width - frame.left, height: picture.height - frame.top };
  if (ratio === null) {
    const width = between(frame.width + by.x, Math.min(least, room.width), room.width);
    return { ...frame, width, height: between(frame.height + by.y, Math.min(least, room.height), room.height) };
  }
  const most = Math.min(room.width, room.height * ratio);
  const width = between(frame.width + (by.x || by.y * ratio), Math.min(least * Math.max(ratio, 1), most), most);
  return { ...frame, width, height: between(width / ratio, 1, room.height) };
}
