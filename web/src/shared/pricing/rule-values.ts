import type { PricingMode, PricingRule } from '#contracts/pricing/pricing-modes.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';

/** A rule while it is entered: what another mode asks for stays as it was typed, should that be chosen again. */
export interface RuleValues {
  mode: PricingMode | 'byHand';
  limitCents: TypedNumber;
  payoutCents: TypedNumber;
  followUp: boolean;
  profitCents: TypedNumber;
  bottomCents: TypedNumber;
}

const empty: RuleValues = { mode: 'byHand', limitCents: null, payoutCents: null, followUp: false, profitCents: null, bottomCents: null };

export const ruleValuesOf = (rule: PricingRule | null): RuleValues => ({ ...empty, ...rule });

/** What is sent of it; null is by hand. What is missing is missing: the schema says so. */
export const ruleOf = ({ mode, limitCents, payoutCents, followUp, profitCents, bottomCents }: RuleValues) => {
  switch (mode) {
    case 'byHand':
      return null;
    case 'matchLowest':
    case 'undercutLowest':
      return { mode, limitCents };
    case 'minimumPayout':
      return { mode, payoutCents, ...(followUp && { followUp }) };
    case 'fiveDollarProtection':
      return { mode };
    case 'profitControl':
      return { mode, profitCents };
    case 'liquidate':
      return { mode, bottomCents };
  }
};
