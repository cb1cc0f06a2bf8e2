import { orderWorkTopic } from '#contracts/outbound/odd-no.ts';
import { useAlsoHere } from '#web/live/use-also-here.ts';

/** In a round of more orders nobody meets the others by chance. */
const MAX_ORDERS = 40;

/** Names of the colleagues who have one of these orders in hand at this moment, to be picked or packed; to them, so has this person. */
export const useAlsoAtWork = (oddNos: readonly string[]): readonly string[] => useAlsoHere(oddNos.slice(0, MAX_ORDERS).map(orderWorkTopic));
