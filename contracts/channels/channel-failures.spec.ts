import { describe, expect, it } from 'vitest';
import { channelFailureKinds, channelOps, failureWords } from './channel-failures.ts';

describe('Rule: a seller reads the words of the specification, by what was asked for (R8.18, R8.19, R8.22)', () => {
  it.each([
    ['publish', 'Listing Failed, Please try again later'],
    ['withdraw', 'Delisting Failed'],
    ['reprice', 'Update Fail'],
  ] as const)('%s: %s', (op, words) => expect(failureWords({ kind: 'transient' }, op)?.en).toBe(words));

  it('whoever is not let in reads so (R6.52)', () =>
    expect(failureWords({ kind: 'notAuthorised' }, 'publish')?.en).toBe('You are not authorized to access this channel'));

  it('and nothing where what was asked for is so already', () => {
    const silent = channelFailureKinds.filter((kind) => channelOps.every((op) => failureWords({ kind }, op) === undefined));
    expect(silent).toEqual(['gone', 'alreadyDone']);
  });
});
