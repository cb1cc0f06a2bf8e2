import { useCallback } from 'react';
import { carrierServices, type CarrierServiceName } from '#contracts/labels/shipping/carrier-services.ts';
import { useWords } from '#web/i18n/use-words.ts';

/** A carrier and what it sells: "UPS Ground". */
export const useServiceName = (): ((service: CarrierServiceName) => string) => {
  const words = useWords();
  return useCallback((service) => `${carrierServices[service].carrier} ${words(carrierServices[service])}`, [words]);
};
