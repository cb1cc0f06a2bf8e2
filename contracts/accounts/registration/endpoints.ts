import { admitSeller } from './admit-seller.ts';
import { listWaitingSellers } from './list-waiting-sellers.ts';
import { registerSeller } from './register-seller.ts';
import { sendRegistrationCode } from './send-registration-code.ts';

export const registrationEndpoints = [sendRegistrationCode, registerSeller, listWaitingSellers, admitSeller];
