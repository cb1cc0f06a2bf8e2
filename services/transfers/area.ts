import { area } from '#kernel/area.ts';
import { closeTransferRoute } from './close-transfer.ts';
import { receiveTransferRoute } from './receive-transfer.ts';

export const transfersArea = area({
  commands: [receiveTransferRoute, closeTransferRoute],
});
