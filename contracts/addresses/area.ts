import { contract } from '../kernel/area.ts';
import { checkAddress, searchAddresses } from './address-inquiry.ts';

export const addressesContract = contract({ endpoints: [searchAddresses, checkAddress] });
