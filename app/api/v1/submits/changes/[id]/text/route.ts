import { changes } from '../../../kind-routes';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = changes.text;
