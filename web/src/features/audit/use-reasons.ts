import { useTranslation } from 'react-i18next';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import type { GivenReason, PresetReason } from '#contracts/requests/preset-reasons.ts';
import { reviewKindOf } from './review-kinds.ts';

interface Reasons {
  /** Those offered by number to reject requests of these types. */
  offered(types: readonly RequestType[]): string[];
  /** A reason left as it was offered is sent as such too, for readers of another language. */
  given(reason: string, types: readonly RequestType[]): GivenReason;
}

export const useReasons = (): Reasons => {
  const { t } = useTranslation();
  const words = (preset: PresetReason): string => t(`orders.reasons.${preset}`);
  return {
    offered: (types) => presetsOf(types).map(words),
    given: (reason, types) => ({ reason, preset: presetsOf(types).find((preset) => words(preset) === reason) }),
  };
};

const presetsOf = (types: readonly RequestType[]): PresetReason[] => [...new Set(types.flatMap((type) => reviewKindOf(type)?.reasons ?? []))];
