import { contract } from '../kernel/area.ts';
import { pricingRejections } from './pricing-rejections.ts';

export const pricingContract = contract({ endpoints: [], rejections: pricingRejections });
