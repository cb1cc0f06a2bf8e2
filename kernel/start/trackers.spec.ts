import { describe, expect, it } from 'vitest';
import { defaultTrackerAddresses, trackingLink } from '#contracts/labels/tracking-link.ts';
import { readTrackers } from './trackers.ts';

describe('Rule: the addresses of the trackers are a setting, with a default for each carrier (R5.48)', () => {
  it('replaces those that are named and keeps the others', () => {
    expect(readTrackers('')).toEqual(defaultTrackerAddresses);
    const post = 'https://post.example/track?no={code}&lang=en';
    expect(readTrackers(` nationalPost=${post}\n`)).toEqual({ ...defaultTrackerAddresses, nationalPost: post });
  });

  it('leads there', () => {
    const trackers = readTrackers('firstCarrier=https://one.example/{code} webSearch=https://search.example/?q={code}')!;
    expect(trackingLink('1Z999', '', trackers)).toBe('https://one.example/1Z999');
    expect(trackingLink('118650888018', 'SF Express', trackers)).toBe('https://search.example/?q=SF%20Express%20118650888018');
  });

  it.each([
    'ups=https://one.example/{code}',
    'firstCarrier=https://one.example/',
    'firstCarrier=one.example/{code}',
    'firstCarrier=javascript:{code}',
  ])('does not take %s', (text) => expect(readTrackers(text)).toBeUndefined());
});
