import { z } from 'zod';
import { MAX_REASON } from '../item/item-fields.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { moneyField } from '../kernel/fields/money-field.ts';
import { normaliseLabelCode } from '../labels/label-code.ts';
import { orderStates, outboundStages } from '../outbound/order-states.ts';
import { MAX_CARRIER, MAX_OUTBOUND_LOG_NO, MAX_REMARK, maxAddress } from '../kernel/fields/typed-lengths.ts';

/** Fields that the commands on orders share, with their bounds. */
export const MAX_ITEMS_PER_REQUEST = 100;
export const oddNoField = z.string().trim().min(1).max(32);
export const oneIdsField = z.array(oneIdSchema).min(1).max(MAX_ITEMS_PER_REQUEST);
export const remarkField = z.string().trim().max(MAX_REMARK).default('');
export const platformField = z.string().trim().min(1).max(40);
/** More than any order costs: a fee that was typed a hundredfold is refused. In cents. */
export const MAX_FEE_CENTS = 250_000;
/** More than any pair has been sold for here. In cents. */
export const MAX_PRICE_CENTS = 2_500_000;
/** Twenty million dollars: what an order keeps of its price has 31 bits. */
export const MAX_QUOTE_CENTS = 2_000_000_000;
export const feeField = moneyField({ max: MAX_FEE_CENTS });
/** The fee by rate card that the seller was shown; where the cards ask something else by now, nothing is applied for. */
export const seenFeeField = moneyField({ max: MAX_QUOTE_CENTS }).optional();

/** A shipping label that the seller brings: the stored file and what its bars say. */
export const labelField = z.strictObject({
  url: z.string().min(1).max(200),
  // As it is stored and claimed, so that it is judged as such (R5.45–R5.47).
  logNo: z.string().trim().min(1).max(MAX_OUTBOUND_LOG_NO).transform(normaliseLabelCode),
  carrier: z.string().trim().min(1).max(MAX_CARRIER),
});

/** Chosen on the floor among a few. */
export const floorReasonField = z.string().trim().min(1).max(MAX_REASON);

const line = (max: number) => z.string().trim().min(1).max(max);
export const addressField = z.strictObject({
  recipient: line(maxAddress.recipient),
  country: z.string().trim().min(2).max(maxAddress.country),
  state: line(maxAddress.state),
  city: line(maxAddress.city),
  zipCode: line(maxAddress.zipCode),
  street: line(maxAddress.street),
  phone: z.string().trim().min(3).max(maxAddress.phone),
  company: z.string().trim().max(maxAddress.company).optional(),
  idCardNumber: z.string().trim().max(maxAddress.idCardNumber).optional(),
});

export const oneOrder = z.strictObject({ oddNo: oddNoField });

/** `version` of the order as the caller saw it: where it was edited since, the decision is refused and says what changed. */
export const seenVersionField = z.number().int().min(1).optional();
export const oneSeenOrder = oneOrder.extend({ version: seenVersionField });

/** What a command on an order answers: where the order stands now. */
export const orderAnswerSchema = z.object({
  oddNo: z.string(),
  state: z.enum(orderStates),
  stage: z.enum(outboundStages).optional(),
});
export type OrderAnswer = z.output<typeof orderAnswerSchema>;
