/** The records of the Rails server. */

/** What the server has stored of a person; `ratings` are the stars they got. */
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
/** `price` in US dollars. */
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
/** `offered` are ids of publications, `unread` counts messages by user, `rated` are who has given stars. */
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
/** As the wire has it: it is sent as it is stored. */
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
/** `number` and `name` are the wire's type; the model is made when it is sent. */
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
