import type { NumberSeries } from '#kernel/numbers/numbers.ts';

export const channelAccountNumbers: NumberSeries = { sequence: 'channel_account_no_blocks', write: (serial) => `CA-${serial}` };
