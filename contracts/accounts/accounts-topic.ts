/** Who may sign in, for those who manage accounts. */
export const accountsTopic = 'accounts';
