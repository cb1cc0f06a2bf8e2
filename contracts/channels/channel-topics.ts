/** Accounts with channels, and what keeps channels back. */
export const channelsTopic = 'channels';
