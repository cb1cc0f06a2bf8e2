import type { TakenPhoto } from './taken-photo.ts';

/** What was taken, and of which thing. */
export interface HeldPhotos<Photo extends TakenPhoto> {
  of: string | undefined;
  taken: readonly Photo[];
}

/** Another thing in hand begins without photos. */
export const heldOf = <Photo extends TakenPhoto>(held: HeldPhotos<Photo>, of: string | undefined): HeldPhotos<Photo> =>
  held.of === of ? held : { of, taken: [] };

/** A photo joins those of the thing that it shows, and never those of the next one; one that is there already is not shown twice. */
export const withPhotos = <Photo extends TakenPhoto>(
  held: HeldPhotos<Photo>,
  of: string | undefined,
  photos: readonly Photo[],
  at: 'before' | 'after',
): HeldPhotos<Photo> => {
  if (held.of !== of) return held;
  const others = held.taken.filter(({ id }) => !photos.some((photo) => photo.id === id));
  return { of, taken: at === 'before' ? [...photos, ...others] : [...others, ...photos] };
};
