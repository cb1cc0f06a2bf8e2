/** What the portal does by itself, now and then. */
export const jobNames = ['tallies-together', 'texts-taken-in', 'forget-past', 'forget-answers', 'forget-files'] as const;
export type JobName = (typeof jobNames)[number];
