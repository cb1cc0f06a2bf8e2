import { useEffect, type RefObject } from 'react';
import { reducedMotion } from '../use-reduced-motion.ts';
import { glidesOf, type Glide, type Place } from './glides.ts';

/** Milliseconds; as `--slow` of tokens.css. */
const duration = 220;
const easing = 'cubic-bezier(0.2, 0, 0, 1)';

/** A card in the content of its lane, so that scrolling does not count as a move. */
interface Stand {
  lane: Element;
  left: number;
  top: number;
  height: number;
}

/** Cards below `board` (`data-card`, in a lane that scrolls, `data-cards`) glide when they change places, unless the person wants no movement. */
export const useGlide = (board: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    if (!board.current) return;
    const cards = (): HTMLElement[] => [...board.current!.querySelectorAll<HTMLElement>('[data-card]')];
    let stood = standsOf(cards());
    const watch = new MutationObserver(() => {
      const all = cards();
      const stand = standsOf(all);
      const glides = reducedMotion.matches ? [] : glidesOf(placesOf(stood), placesOf(stand));
      stood = stand;
      for (const glide of glides)
        play(
          all.find(({ dataset }) => dataset['card'] === glide.key)!,
          glide,
        );
    });
    watch.observe(board.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [board]);

const standsOf = (cards: readonly HTMLElement[]): ReadonlyMap<string, Stand> =>
  new Map(
    cards.flatMap((card) => {
      const lane = card.closest('[data-cards]');
      if (!lane) return [];
      // Its frame stays in the lane while the card itself is under way.
      const { left, top, height } = card.parentElement!.getBoundingClientRect();
      const edge = lane.getBoundingClientRect();
      return [[card.dataset['card']!, { lane, left: left - edge.left, top: top - edge.top + lane.scrollTop, height }] as const];
    }),
  );

const placesOf = (stands: ReadonlyMap<string, Stand>): ReadonlyMap<string, Place> =>
  new Map(
    [...stands].map(([key, { lane, left, top, height }]) => {
      const edge = lane.getBoundingClientRect();
      const at = top - lane.scrollTop;
      return [key, { lane, left: left + edge.left, top: at + edge.top, inSight: at + height > 0 && at < edge.height }];
    }),
  );

const play = (card: HTMLElement, { dx, dy, across }: Glide): void => {
  if (card.style.position === 'fixed') return;
  const land = across ? lift(card) : () => {};
  const flight = card.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { duration, easing });
  flight.finished.then(land, land);
};

/** Out of the lane, which would cut it off, and away from the pointer, which it shall not meet; its frame keeps its place. Answers how it lands. */
const lift = (card: HTMLElement): (() => void) => {
  const frame = card.parentElement!;
  const { left, top, width, height } = frame.getBoundingClientRect();
  frame.style.height = `${height}px`;
  Object.assign(card.style, { position: 'fixed', zIndex: '5', left: `${left}px`, top: `${top}px`, width: `${width}px`, pointerEvents: 'none' });
  return () => {
    frame.style.height = '';
    Object.assign(card.style, { position: '', zIndex: '', left: '', top: '', width: '', pointerEvents: '' });
  };
};
