import { returnCauseNames, type ReturnCause } from '#contracts/outbound/return-causes.ts';

/** For which all of them may go back. */
export const commonCauses = (rows: readonly { causes: readonly ReturnCause[] }[]): ReturnCause[] =>
  returnCauseNames.filter((cause) => rows.every(({ causes }) => causes.includes(cause)));
