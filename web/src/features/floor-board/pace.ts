import type { FloorBoard } from '#contracts/floor/floor-board.ts';

type Figures = Pick<FloorBoard['stations'][number], 'done' | 'target' | 'expected'>;

export interface Pace {
  tone: 'ahead' | 'even' | 'behind';
  /** Items. */
  by: number;
}

/** How a station stands against an even pace towards its target; undefined without one. */
export const paceOf = ({ done, target, expected }: Figures): Pace | undefined => {
  if (target === null || expected === null) return undefined;
  const by = Math.abs(done - expected);
  if (by === 0) return { tone: 'even', by };
  return { tone: done > expected ? 'ahead' : 'behind', by };
};
