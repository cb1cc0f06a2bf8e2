import type { CSSProperties } from 'react';

/** As wide as the panel is, and as high as it becomes, in pixels. */
const width = 340;
const height = 480;
const edge = 12;

/** Over the card's lower right, inside the window; without the card in sight, in its upper middle. */
export const besideCard = (id: string | undefined): CSSProperties => {
  const card = id === undefined ? undefined : document.querySelector(`[data-card="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const left = card ? card.right : (innerWidth - width) / 2;
  const top = card ? card.top + 16 : innerHeight * 0.18;
  return { left: within(left, innerWidth - width), top: within(top, innerHeight - height) };
};

const within = (at: number, most: number): number => Math.max(edge, Math.min(at, most - edge));
