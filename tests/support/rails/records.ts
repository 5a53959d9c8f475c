/** The records of the Rails server. */

export interface RailsPerson {
  id: number;
  name: string;
  lastName: string;
  email: string;
  token: string;
  reputation: number;
  verified: boolean;
  signIns: number;
  ratings: number[];
}
export interface RailsPublication {
  id: number;
  title: string;
  price: number | null;
  ownerId: number;
  type: "Producto" | "service";
  status: string;
  tags: string[];
  category: number;
  latitude: number;
}
export interface RailsTransaction {
  id: number;
  publicationId: number;
  interestedId: number;
  status: string;
  tags: string[];
  offered: number[];
  createdAt: string;
  updatedAt: string;
  unread: Map<number, number>;
  messages: RailsMessage[];
  rated: Set<number>;
}
export interface RailsMessage {
  id: number;
  random_id: string;
  chat_id: number;
  user_from: object;
  message: string | null;
  picture_url: string | null;
  latitude: number | null;
  longitude: number | null;
  created_at: string;
}
export interface RailsNotification {
  id: number;
  userId: number;
  number: number;
  name: string;
  read: boolean;
  toasted: boolean;
  createdAt: string;
  model(): object;
}
