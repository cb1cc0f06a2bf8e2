import { describe, expect, it } from 'vitest';
import { jobsOf } from '#services/composition/jobs.ts';
import { system as en } from '#web/features/system/texts/admin/en.ts';
import { system as zh } from '#web/features/system/texts/admin/zh.ts';

describe('Rule: an area names its own jobs, and the System page has words for each', () => {
  // They need a database only when they run.
  const names = jobsOf({} as Parameters<typeof jobsOf>[0]).map(({ name }) => name);

  it('names each once', () => {
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(Object.entries({ en, zh }))('says it in %s', (_, { jobOf }) => {
    expect(Object.keys(jobOf).toSorted()).toEqual(names.toSorted());
  });
});
