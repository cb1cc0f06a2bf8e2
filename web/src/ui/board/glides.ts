/** Where a card stands: in which lane, and at which pixel of the screen. */
export interface Place {
  lane: Element;
  left: number;
  top: number;
  /** Inside the part of its lane that shows. */
  inSight: boolean;
}

export interface Glide {
  key: string;
  /** Pixels from where it stands now back to where it stood. */
  dx: number;
  dy: number;
  /** Out of one lane into another. */
  across: boolean;
}

/** Less than this is no move, but the rounding of one. */
const least = 2;

/** What has moved in sight from its start to its end. What comes, goes, or moves beyond the edge of its lane is simply there. */
export const glidesOf = (before: ReadonlyMap<string, Place>, after: ReadonlyMap<string, Place>): Glide[] =>
  [...after].flatMap(([key, to]) => {
    const from = before.get(key);
    if (!from?.inSight || !to.inSight) return [];
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    return Math.hypot(dx, dy) < least ? [] : [{ key, dx, dy, across: from.lane !== to.lane }];
  });
