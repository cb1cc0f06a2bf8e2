import { wholeLife } from './life/whole-life.ts';

wholeLife('en', {
  received: 'Received',
  inspected: 'Inspected',
  available: 'Available',
  inReview: 'Outbound in review',
  outbounding: 'Outbounding',
  picked: 'Picked',
  packed: 'Packed',
  out: 'Out of warehouse',
});
