import { reject, type Rejection } from '#contracts/kernel/rejection.ts';

const china = new Set(['CN', 'CHN', 'CHINA', '中国']);

/** R3.36: customs there asks for the recipient's ID card. */
export const addressIsComplete = (address: { country: string; idCardNumber?: string }): Rejection | undefined =>
  china.has(address.country.toUpperCase()) && !address.idCardNumber ? reject('IdCardRequired', { field: 'address.idCardNumber' }) : undefined;
