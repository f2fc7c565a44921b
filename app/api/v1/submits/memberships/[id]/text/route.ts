import { memberships } from '../../../kind-routes';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = memberships.text;
