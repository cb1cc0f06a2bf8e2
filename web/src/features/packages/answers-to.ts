import type { Resolution } from '#contracts/forecast/package-events.ts';

interface Difference {
  short: number;
}

/** What a seller can say to a difference; where nothing is short, nothing is still to come. */
export const answersTo = ({ short }: Difference): readonly { resolution: Resolution; words: Resolution | 'disagreed' }[] =>
  short > 0
    ? [
        { resolution: 'accepted', words: 'accepted' },
        { resolution: 'stillComing', words: 'stillComing' },
        { resolution: 'closed', words: 'closed' },
      ]
    : [
        { resolution: 'accepted', words: 'accepted' },
        { resolution: 'closed', words: 'disagreed' },
      ];
