import { z } from 'zod';
import { defineCalls } from './call.ts';
import { countryCode, currency } from './schemas.ts';

export const CurrentIp = z
  .object({
    ip: z.string(),
    country_code: countryCode,
    region_code: z.string().nullable(),
    default_currency: currency,
  })
  .meta({ id: 'CurrentIp' });

export const geoCalls = defineCalls({
  readCurrentIp: {
    method: 'GET',
    path: '/api/current_ip',
    summary: 'Where the visitor seems to be',
    who: 'anyone',
    rate: 'read',
    responses: { 200: CurrentIp },
    errors: [],
  },
});
