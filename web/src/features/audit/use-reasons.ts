import { useTranslation } from 'react-i18next';
import type { RequestType } from '#contracts/item/request-types.ts';
import { reviewKindOf } from './review-kinds.ts';

/** Reasons to reject requests of these types that are offered by number. */
export const useReasons = (): ((types: readonly RequestType[]) => string[]) => {
  const { t } = useTranslation();
  return (types) => {
    const reasons = new Set(types.flatMap((type) => reviewKindOf(type)?.reasons ?? []));
    return [...reasons].map((reason) => t(`audit.reasons.${reason}`));
  };
};
