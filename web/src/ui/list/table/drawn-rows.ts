export const rowHeight = 32;

export interface InSight {
  startIndex: number;
  endIndex: number;
  overscan?: number;
  count?: number;
}

/** Indexes to draw: what is in sight, some rows around it, and the one that the keys are on, which would otherwise lose the focus. */
export const drawnRows = ({ startIndex, endIndex, overscan = 16, count = Infinity }: InSight, held: number): number[] => {
  const first = Math.max(0, startIndex - overscan);
  const last = Math.min(count - 1, endIndex + overscan);
  const around = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (held < 0 || held >= count || (held >= first && held <= last)) return around;
  return held < first ? [held, ...around] : [...around, held];
};

interface Area {
  scrollTop: number;
  clientHeight: number;
}

/** How far an area must be scrolled to show a row; it moves no further than needed. The heading covers what is above. */
export const offsetOf = (at: number, heading: number, { scrollTop, clientHeight }: Area): number => {
  const top = at * rowHeight;
  const bottom = top + rowHeight + heading;
  if (top < scrollTop) return top;
  return bottom > scrollTop + clientHeight ? bottom - clientHeight : scrollTop;
};
