import { useState } from 'react';
import { reviewPlace, type ReviewPlace, type Waiting } from './review-walk.ts';

export interface ReviewWalk {
  previous: string | undefined;
  next: string | undefined;
  place: number | undefined;
  total: number;
  go(key: string | undefined): void;
}

/** The reviewer's way along what still waits; from one that is decided it leads on from where that stood. */
export const useReviewWalk = (waiting: Waiting, key: string | undefined, open: (key: string) => void): ReviewWalk => {
  const [stood, setStood] = useState<ReviewPlace>();
  const beside = key === undefined ? undefined : reviewPlace(waiting, key, stood);
  if (beside && !(stood && isSame(stood, beside))) setStood(beside);
  return {
    previous: beside?.previous,
    next: beside ? beside.next : waiting.keys[0],
    place: beside?.place,
    total: beside?.total ?? waiting.total,
    go: (to) => {
      if (to !== undefined) open(to);
    },
  };
};

const isSame = (one: ReviewPlace, other: ReviewPlace): boolean =>
  (['key', 'previous', 'next', 'place', 'total'] as const).every((part) => one[part] === other[part]);
