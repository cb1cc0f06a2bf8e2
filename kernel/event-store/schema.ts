/** SQLSTATE of an append whose stream is not at the expected version. */
export const versionConflict = 'SL001';
