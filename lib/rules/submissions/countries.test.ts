import { expect, it } from 'vitest';
import { countryCodes, needsPostcode } from './countries';

/** By region, so that a reader can compare it with the source. */
const withoutPostcodes = [
  ...['AE', 'HK', 'KP', 'MO', 'PS', 'QA', 'SY', 'YE'],
  ...[
    'AO',
    'BF',
    'BI',
    'BJ',
    'BW',
    'CD',
    'CF',
    'CG',
    'CI',
    'CM',
    'DJ',
    'ER',
    'GA',
    'GH',
    'GM',
    'GQ',
    'KM',
    'LY',
  ],
  ...['ML', 'MR', 'MW', 'RW', 'SC', 'SL', 'SS', 'ST', 'TD', 'TG', 'UG', 'ZW'],
  ...['AG', 'AW', 'BO', 'BQ', 'BS', 'BZ', 'CW', 'DM', 'GD', 'GY', 'JM', 'KN', 'LC', 'MS', 'PA', 'SR', 'SX'],
  ...['AQ', 'BV', 'CK', 'FJ', 'KI', 'NR', 'NU', 'SB', 'TF', 'TK', 'TL', 'TO', 'TV', 'VU', 'WS'],
];

it('an address needs a postcode unless the format of its country has none', () => {
  expect(countryCodes.filter(code => !needsPostcode(code))).toEqual(withoutPostcodes.toSorted());
});

it.each(['AT', 'CH', 'DE', 'GB', 'IE', 'NA', 'SA', 'SG', 'US', 'XK'])(
  'an address in %s needs a postcode',
  code => {
    expect(needsPostcode(code)).toBe(true);
  },
);
