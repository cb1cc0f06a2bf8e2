/** What the channels keep, all of it. */
export const channelFeesTopic = 'channelfees';
