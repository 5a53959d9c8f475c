/** Who lives in the demo town. People, addresses and numbers are made up. */
export type Person = {
  name: string;
  lastName: string;
  gender: "Masculino" | "Femenino";
  /** City and sector of the gazetteer. */
  home: [city: string, sector: string];
  /** Icon of the illustrated portrait; without it the app shows initials. */
  avatar?: string;
  verified?: boolean;
  premium?: boolean;
};

const he = (name: string, lastName: string, city: string, sector: string, more: Partial<Person> = {}): Person => ({
  name,
  lastName,
  gender: "Masculino",
  home: [city, sector],
  ...more,
});
const she = (name: string, lastName: string, city: string, sector: string, more: Partial<Person> = {}): Person => ({
  name,
  lastName,
  gender: "Femenino",
  home: [city, sector],
  ...more,
});

const verified = true;
const premium = true;

/** In order of their ids: the first three are the accounts that documentation and recordings name. */
export const people: Person[] = [
  she("Ana", "Pérez", "Caracas", "Plaza Venezuela", { avatar: "woman-medium", verified }),
  he("Luis", "Gómez", "Caracas", "Plaza Venezuela", { avatar: "man-beard-medium" }),
  he("Nuevo", "Usuario", "Caracas", "Centro"),
  she("Andrea", "Rondón", "Chacao", "Altamira", { avatar: "woman-curly-hair-medium-light", verified }),
  he("José", "Mendoza", "Caracas", "El Paraíso", { avatar: "man-curly-hair-medium-dark", verified }),
  she("Carmen", "Villalobos", "Caracas", "La Candelaria", { avatar: "old-woman-medium-light", verified }),
  he("Rafael", "Arévalo", "Sucre", "Los Dos Caminos", { avatar: "man-medium", verified, premium }),
  she("Yuleisy", "Machado", "Caracas", "Catia", { avatar: "woman-medium-dark" }),
  he("Pedro", "Urdaneta", "Maracaibo", "Bella Vista", { avatar: "man-white-hair-medium-light", verified }),
  she("Mariángel", "Colmenares", "Baruta", "Las Mercedes", { avatar: "woman-curly-hair-medium", verified }),
  he("Wilmer", "Chacón", "San Cristóbal", "Barrio Obrero", { avatar: "man-curly-hair-medium-light" }),
  she("Daniela", "Briceño", "Mérida", "Milla", { verified }),
  he("Gustavo", "Lozada", "Valencia", "El Viñedo", { avatar: "man-bald-medium", verified }),
  she("Beatriz", "Salcedo", "Caracas", "La Florida", { avatar: "woman-white-hair-medium" }),
  he("Kelvin", "Bastidas", "Barquisimeto", "Centro", { avatar: "man-dark" }),
  she("Oriana", "Fuentes", "Chacao", "Los Palos Grandes", { avatar: "woman-red-hair-medium-light", verified }),
  he("Argenis", "Parra", "Caracas", "El Valle"),
  she("Génesis", "Tovar", "Caracas", "Caricuao", { avatar: "woman-curly-hair-medium-dark" }),
  he("Tomás", "Boscán", "Maracaibo", "La Lago", { verified }),
  she("Milagros", "Núñez", "Valencia", "Prebo", { avatar: "woman-medium", verified }),
  he("Jesús", "Marcano", "Porlamar", "Centro", { avatar: "man-beard-medium" }),
  she("Rosángela", "Ibarra", "Maracay", "Las Delicias", { verified }),
  he("Freddy", "Guédez", "Barquisimeto", "Este", { avatar: "man-white-hair-medium-light", verified }),
  she("Valentina", "Sosa", "Caracas", "Los Chaguaramos", { avatar: "woman-curly-hair-medium-light" }),
  he("Édgar", "Zambrano", "San Cristóbal", "Pueblo Nuevo"),
  she("Nohemí", "Alcalá", "Cumaná", "Centro", { avatar: "woman-dark" }),
  he("Alejandro", "Rivas", "Baruta", "El Cafetal", { avatar: "man-medium", verified, premium }),
  she("Isabel", "Montilla", "Mérida", "Las Américas", { avatar: "woman-curly-hair-medium", verified }),
  he("Ramón", "Quintero", "Guatire", "Centro"),
  she("Leidy", "Carrillo", "Guarenas", "Centro", { avatar: "woman-medium-dark" }),
  he("Simón", "Ascanio", "Caracas", "San Bernardino", { avatar: "old-man-medium", verified }),
  she("Patricia", "Anzola", "Cabudare", "La Piedad", { verified }),
  he("Miguel", "Figuera", "Lechería", "Centro", { avatar: "man-medium-dark" }),
  she("Yajaira", "Lunar", "Puerto La Cruz", "Centro"),
  he("Carlos", "Troconis", "Caracas", "Bello Monte", { avatar: "man-curly-hair-medium-dark", verified }),
  she("Lorena", "Paredes", "Ejido", "Centro", { avatar: "woman-medium" }),
  he("Enderson", "Pirela", "Maracaibo", "Los Olivos", { avatar: "man-medium" }),
  she("Gabriela", "Uzcátegui", "Caracas", "Montalbán", { verified }),
  he("Franklin", "Osuna", "Ciudad Guayana", "Puerto Ordaz", { avatar: "man-dark", verified }),
  she("Dayana", "Rengifo", "Ciudad Guayana", "Alta Vista", { avatar: "woman-curly-hair-medium-dark" }),
  he("Víctor", "Salazar", "Maturín", "Tipuro"),
  she("Alicia", "Moreno", "Naguanagua", "La Granja", { avatar: "woman-white-hair-medium", verified }),
  he("Jhonny", "Escalona", "Barquisimeto", "Oeste", { avatar: "man-bald-medium" }),
  she("Verónica", "Delgado", "Sucre", "El Marqués", { avatar: "woman-red-hair-medium-light" }),
  he("Samuel", "Bracho", "San Francisco", "Centro"),
  she("Karina", "Lugo", "Punto Fijo", "Centro", { avatar: "woman-medium", verified }),
  he("Orlando", "Peña", "La Guaira", "Catia La Mar", { avatar: "man-medium-dark" }),
  she("Thaís", "Caraballo", "Porlamar", "Centro", { verified }),
  he("Henry", "Contreras", "El Hatillo", "La Lagunita", { avatar: "man-curly-hair-medium-light", verified }),
  she("Mireya", "Duarte", "Los Teques", "Centro", { avatar: "old-woman-medium-light" }),
  he("Leonardo", "Materano", "Valera", "Centro"),
  she("Josefina", "Camacho", "San Antonio de los Altos", "Centro", { verified }),
  he("Ricardo", "Acosta", "San Diego", "Los Jarales", { avatar: "man-beard-medium", verified }),
  she("Stefany", "Matos", "Caracas", "Sabana Grande", { avatar: "woman-dark" }),
  he("Alexis", "Graterol", "Acarigua", "Centro", { avatar: "man-medium" }),
  she("Marisol", "Torrealba", "Barquisimeto", "Fundalara", { avatar: "woman-curly-hair-medium-light", verified }),
  he("Domingo", "Linares", "Barinas", "Alto Barinas"),
  she("Fabiola", "Nava", "Maracaibo", "Tierra Negra", { avatar: "woman-curly-hair-medium", verified, premium }),
  he("Ignacio", "Betancourt", "Caracas", "Santa Mónica", { avatar: "man-curly-hair-medium-light" }),
  she("Rebeca", "Oropeza", "Maracay", "El Limón", { avatar: "woman-medium-dark" }),
  he("Manuel", "Cedeño", "Barcelona", "Centro", { verified }),
  she("Luisana", "Varela", "Sucre", "La California", { avatar: "woman-medium", verified }),
  he("Daniel", "Hernández", "Caracas", "El Recreo", { avatar: "man-curly-hair-medium-dark" }),
  she("Eugenia", "Toro", "Baruta", "Prados del Este", { verified }),
];
