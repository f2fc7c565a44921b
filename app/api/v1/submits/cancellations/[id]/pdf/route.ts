import { cancellations } from '../../../kind-routes';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = cancellations.pdf;
