export const auditTopic = 'audit';
/** Whoever follows it has the application open to review it, and is told who else has. Nothing of the log belongs to it. */
export const reviewTopic = (oddNo: string): string => `review:${oddNo}`;
